import { HtmlValidate, StaticConfigLoader, type Message } from 'html-validate';
import { expect, test } from 'vitest';
import { builtDocuments } from '../documents.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: { 'no-redundant-role': 'error' },
  }),
);

/** Safari exposes a list without markers as a list only if it has the role. */
const isList = ({ message }: Message) => message.startsWith('Redundant role "list"');

const documents = builtDocuments();

test.each(documents)('$url in $language is valid HTML', async ({ html }) => {
  const { results } = await validator.validateString(html());
  const errors = results.flatMap(({ messages }) => messages).filter((message) => !isList(message));
  expect(errors.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`)).toEqual(
    [],
  );
});

test.each(documents)('$url in $language has nothing else that browsers tolerate', ({ html }) => {
  const markup = html();
  expect(markup.match(/<svg[^>]* hidden/g), 'SVG has no `hidden` attribute').toBeNull();
  expect(markup.match(/ (?:href="[^"#]*#|id=")[^"#]*#[^"]*"/g), 'a fragment has no second #').toBeNull();
});
