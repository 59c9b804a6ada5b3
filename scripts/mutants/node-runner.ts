/** Runs tests of Node within the mutation tester's own process: code and servers are begun once. */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { pluginOf } from './quick-runner.ts';
import { tidyUp } from './declared-tests.ts';

const stub = new URL('tests-of-node.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' && context.parentURL !== stub
      ? { url: stub, shortCircuit: true }
      : next(specifier, context),
});

export const strykerPlugins = pluginOf('node', {
  load: (file) => import(pathToFileURL(file).href),
  leave: tidyUp,
  isLoadedAnew: false,
});

export { strykerValidationSchema } from './quick-runner.ts';
