import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Reads the options of a command.
 *
 * @param command as the user types it: `npm run generate`
 * @param config for `parseArgs` of node:util; default of `args`: the arguments of this process
 * @throws Error with one sentence that names all options, for an unknown argument
 */
export function parseOptions<T extends ParseArgsConfig>(
  command: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch {
    const argumentText = (config.args ?? process.argv.slice(2)).join(' ');
    const optionNames = Object.entries(config.options ?? {}).map(([name, { type }]) =>
      type === 'boolean' ? `--${name}` : `--${name} <value>`,
    );
    throw new Error(
      `${command} does not know ${argumentText}; its options: ${optionNames.join(', ')}.`,
    );
  }
}

/** Like `parseOptions`, but prints the sentence and exits for an unknown argument. */
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
