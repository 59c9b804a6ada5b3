import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  mkdtempSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { tmpdir } from 'node:os';
import { root, defaultFolders, type BuildFolders } from './folders.ts';

const readProjectFile = (file: string): string => readFileSync(new URL(file, root), 'utf8');

const projectDir = fileURLToPath(root);

/** Runs a program. @returns the output @throws Error with the message of a program that fails */
function runProgram(program: string, args: readonly string[], cwd = projectDir): Buffer {
  const { status, error, stdout, stderr } = spawnSync(program, args, { cwd, maxBuffer: 2 ** 30 });
  if (status === 0) return stdout;
  throw new Error(`${program} ${args[0]} failed: ${error?.message ?? stderr.toString()}`, {
    cause: error,
  });
}

/**
 * The commit of the sources, with its time in seconds. Without Git, or with changes that are not committed, no commit
 * describes the release.
 */
function readCommit(): { commit: string | null; seconds: number } {
  const git = (...args: string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', ['-C', projectDir, ...args]);
    return status === 0 ? stdout.toString() : undefined;
  };
  const [commit = '', seconds] = git('log', '-1', '--format=%H %ct')?.split(' ') ?? [];
  const isCommitted = commit !== '' && git('status', '--porcelain') === '';
  return isCommitted ? { commit, seconds: Number(seconds) } : { commit: null, seconds: 0 };
}

/** Packs a folder. The bytes depend only on names, contents and `seconds`. */
function packFolder(
  archiveFile: string,
  parentFolder: string,
  folderName: string,
  seconds: number,
): void {
  const reproducibleOptions = [
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--format=gnu',
  ];
  const tarArguments = [
    ...reproducibleOptions,
    `--mtime=@${seconds}`,
    '--mode=u=rwX,go=rX',
    '-C',
    parentFolder,
    folderName,
  ];
  writeFileSync(archiveFile, gzipSync(runProgram('tar', ['-c', ...tarArguments]), { level: 9 }));
}

type Sbom = {
  metadata: { component: { 'bom-ref': string }; tools: [{ version: string }] };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/**
 * The packages in the build, as npm lists them, without the values that differ from one call to the next. npm's list of
 * packages for production has no React, because development packages need React, too.
 *
 * @param licencesText the `licenses.txt` of the build, which names the packages in the build
 * @throws Error if npm does not know one of these packages
 */
function listPackages(time: string, licencesText: string) {
  // Because the build sets NODE_ENV, npm would omit development packages.
  const packageOptions = ['--package-lock-only', '--include=dev'];
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', ...packageOptions];
  const npmList: Sbom & { serialNumber?: string } = JSON.parse(
    runProgram('npm', ['sbom', ...options]).toString(),
  );
  // The serial number is random.
  delete npmList.serialNumber;
  const bundledIds = [...licencesText.matchAll(/^## (\S+) - (\S+) /gm)].map(
    ([, packageName, packageVersion]) => `${packageName}@${packageVersion}`,
  );
  const components = npmList.components.filter((part) => bundledIds.includes(part['bom-ref']));
  const missingIds = bundledIds.filter((id) => !components.some((part) => part['bom-ref'] === id));
  if (missingIds.length > 0) throw new Error(`npm sbom does not list ${missingIds.join(', ')}.`);
  const { component, ...metadata } = npmList.metadata;
  const listedIds = [component['bom-ref'], ...bundledIds];
  const dependencies = npmList.dependencies
    .filter(({ ref }) => listedIds.includes(ref))
    .map(({ ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((id) => listedIds.includes(id)),
    }));
  // npm names the project after its folder.
  const metadataWithTime = {
    ...metadata,
    timestamp: time,
    component: { ...component, name: 'mypage' },
  };
  return { ...npmList, metadata: metadataWithTime, components, dependencies };
}

/**
 * Packs a build for the operator (docs/deploy.md). The archive has the files to serve, the nginx configuration and the
 * guide. The folder of the archive also gets source maps, the list of packages, licences, a manifest and checksums.
 *
 * @returns the archive, `mypage-VERSION.tgz` in the build's folder, and the commit in the manifest
 * @throws Error if `tar` or `npm` fails
 */
export function packRelease(folders: BuildFolders = defaultFolders) {
  const { version }: { version: string } = JSON.parse(readProjectFile('package.json'));
  const { commit, seconds } = readCommit();
  const time = new Date(seconds * 1000).toISOString();
  const releaseName = `mypage-${version}`;
  const buildFolder = fileURLToPath(folders.build);
  const packedFolder = join(buildFolder, 'release');
  const releaseFolder = join(packedFolder, releaseName);
  const mapsFolder = `${releaseFolder}-maps`;
  rmSync(packedFolder, { recursive: true, force: true });
  for (const oldFile of globSync('mypage-*', { cwd: buildFolder }))
    rmSync(join(buildFolder, oldFile));
  mkdirSync(join(releaseFolder, 'nginx'), { recursive: true });
  cpSync(folders.dist, join(releaseFolder, 'dist'), { recursive: true });
  cpSync(new URL('nginx/', folders.build), join(releaseFolder, 'nginx'), { recursive: true });
  cpSync(new URL('deploy/', root), releaseFolder, { recursive: true });
  cpSync(new URL('docs/deploy.md', root), join(releaseFolder, 'README.md'));
  cpSync(new URL('maps/', folders.build), mapsFolder, { recursive: true });

  const licencesFile = fileURLToPath(new URL('licenses.txt', folders.dist));
  const sbom = listPackages(time, readFileSync(licencesFile, 'utf8'));
  const descriptionByFile: Record<string, string> = {};
  /** Adds a file to the manifest. @returns the path of the file */
  const addFile = (suffix: string, description: string): string => {
    descriptionByFile[`${releaseName}${suffix}`] = description;
    return join(buildFolder, `${releaseName}${suffix}`);
  };
  packFolder(addFile('.tgz', 'files to serve, configuration'), packedFolder, releaseName, seconds);
  packFolder(addFile('-maps.tgz', 'source maps'), packedFolder, `${releaseName}-maps`, seconds);
  writeFileSync(
    addFile('-sbom.json', 'packages (CycloneDX)'),
    `${JSON.stringify(sbom, null, 2)}\n`,
  );
  cpSync(licencesFile, addFile('-licenses.txt', 'licences of the packages'));

  const sha256Of = (file: string): string =>
    createHash('sha256')
      .update(readFileSync(join(buildFolder, file)))
      .digest('hex');
  const manifest = {
    version,
    contractVersion: JSON.parse(readProjectFile('generated/openapi.json')).info.version,
    commit,
    time,
    builtWith: { node: process.versions.node, npm: sbom.metadata.tools[0].version },
    chatHosts: process.env['MYPAGE_CHAT_HOSTS'] || null,
    files: Object.entries(descriptionByFile).map(([file, description]) => ({
      file,
      what: description,
      sha256: sha256Of(file),
    })),
  };
  writeFileSync(
    join(buildFolder, `${releaseName}-manifest.json`),
    `${JSON.stringify(manifest, null, 2)}\n`,
  );
  const hashedFiles = [...Object.keys(descriptionByFile), `${releaseName}-manifest.json`];
  const lines = hashedFiles.map((file) => `${sha256Of(file)}  ${file}\n`);
  writeFileSync(join(buildFolder, `${releaseName}-SHA256SUMS`), lines.join(''));
  return { archive: join(buildFolder, `${releaseName}.tgz`), commit };
}

/** Makes the release of the last commit in a new clone. @returns the checksums, one line for each file */
function makeReleaseIn(cloneFolder: string): string[] {
  runProgram('git', ['clone', '--quiet', '.', cloneFolder]);
  // `npm ci` refuses a lock file without the optional programs for other systems.
  runProgram('npm', ['install', '--no-save', '--loglevel=error'], cloneFolder);
  runProgram('npm', ['run', '--silent', 'release'], cloneFolder);
  const [sumsFile = ''] = globSync(join(cloneFolder, 'build/*-SHA256SUMS'));
  return readFileSync(sumsFile, 'utf8').trim().split('\n');
}

/**
 * Makes the release of the last commit in two clones at different paths.
 *
 * @returns the checksums of the first release, and the lines that the second release does not have
 */
export function releaseTwice(): { sums: string[]; differentLines: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'mypage-twice-'));
  try {
    const [sums = [], secondSums = []] = ['one', 'at/another/path'].map((name) =>
      makeReleaseIn(join(folder, name)),
    );
    return { sums, differentLines: sums.filter((line) => !secondSums.includes(line)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
