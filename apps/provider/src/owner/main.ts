import { createInterface } from 'node:readline/promises';
import { run } from './run.ts';

const { stdin, stdout, stderr } = process;

// Whoever reads only the start, as `head` does, has got what was wanted.
stdout.on('error', (error: Error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit();
  throw error;
});

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

process.exitCode = await run(process.argv.slice(2), process.env, {
  write: (text) =>
    new Promise((taken) => {
      stdout.write(text, () => {
        taken();
      });
    }),
  note: (text) => {
    stderr.write(text);
  },
  columns: stdout.isTTY ? stdout.columns : undefined,
  ask: stdin.isTTY && stderr.isTTY ? ask : undefined,
});
