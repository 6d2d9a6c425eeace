import { registerHooks } from 'node:module';

// `node --import @studio/ui/node` renders components without a bundler. Node cannot import their stylesheets, so they are empty.
registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : nextLoad(url, context),
});
