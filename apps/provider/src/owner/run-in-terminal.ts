import { createInterface } from 'node:readline/promises';
import { run, type Program } from './run.ts';

const { stdin, stdout, stderr } = process;

async function prompt(question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

/** Runs the owner's tool with the terminal and the environment of this process, and sets its exit code. */
export async function runInTerminal(argv: readonly string[], program: Program): Promise<void> {
  // The reader of a pipe, such as `head`, may close it early.
  stdout.on('error', (error: Error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit();
    throw error;
  });

  process.exitCode = await run(argv, {
    program,
    env: process.env,
    terminal: {
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
    },
  });
}
