import type { TestProject } from 'vitest/node';
import { createMockServer } from '../../mocks/prism/server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Addresses of the mock servers, one for each worker. */
    mockUrls: string[];
  }
}

/**
 * Starts one mock server for each worker, because orders and violations belong to one test at a time. The
 * servers run outside the workers: loading a server takes longer than most test files.
 */
export default async function startMockServers(project: TestProject): Promise<() => Promise<void>> {
  const servers = await Promise.all(
    Array.from({ length: project.vitest.config.maxWorkers }, () =>
      createMockServer({ mode: 'examples' }),
    ),
  );
  project.provide(
    'mockUrls',
    servers.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
