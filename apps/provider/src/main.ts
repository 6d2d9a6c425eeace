import { ConfigError } from './config-error.ts';
import { startProvider } from './start-provider.ts';

try {
  await startProvider();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
