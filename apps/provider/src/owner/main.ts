import { createInterface } from 'node:readline/promises';
import { run } from './run.ts';

const { stdin, stdout, stderr } = process;

// The reader of a pipe, such as `head`, may close it early.
stdout.on('error', (error: Error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit();
  throw error;
});

async function prompt(question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

process.exitCode = await run(process.argv.slice(2), process.env, {
  write: (text) =>
    new Promise((flushed) => {
      stdout.write(text, () => {
        flushed();
      });
    }),
  writeError: (text) => {
    stderr.write(text);
  },
  columns: stdout.isTTY ? stdout.columns : undefined,
  prompt: stdin.isTTY && stderr.isTTY ? prompt : undefined,
});
