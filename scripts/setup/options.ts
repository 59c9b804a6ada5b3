import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * What was typed after a command.
 *
 * @param command as a person types it: `npm run generate`
 * @param config of node:util's `parseArgs`; without `args`, those of this process
 * @throws Error with one sentence that names all options, if something was typed that is none of them
 */
export function parseOptions<T extends ParseArgsConfig>(
  command: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch {
    const given = (config.args ?? process.argv.slice(2)).join(' ');
    const known = Object.entries(config.options ?? {}).map(([name, { type }]) =>
      type === 'boolean' ? `--${name}` : `--${name} <value>`,
    );
    throw new Error(`${command} does not know ${given}; it takes: ${known.join(', ')}.`);
  }
}

/** As `parseOptions`, for a command that has nothing to end yet: it says the sentence, and is over. */
export function readOptions<T extends ParseArgsConfig>(
  command: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseOptions(command, config);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
