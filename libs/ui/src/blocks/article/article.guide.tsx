import type { Guide } from '../../internal/guide.ts';
import { Article } from './article.tsx';

export const guide: Guide = {
  when: [
    'For a post or a case study: a text of 300 words or more that is read from the top.',
    'For rendered Markdown with tables, code, pictures or quotations.',
  ],
  whenNot: [
    'For terms or a privacy policy: use a `LegalDocument`.',
    'For a text inside of another block: use `Prose`.',
  ],
  dos: [
    'Put the title into a `Poster` above, and start the text with level 2.',
    'Begin with a `Text` of the size `lead`.',
    'Put who wrote it, and a table of contents, into `aside`.',
    'Keep a quotation to one sentence: it is as large as a title.',
  ],
  donts: ['Do not use two quotations in a short text.', 'Do not put navigation into the text itself.'],
  pairs: [
    {
      rule: 'A quotation is the one sentence that a reader should remember.',
      right: (
        <Article>
          <blockquote>
            <p>A page that was converted was written for nobody.</p>
          </blockquote>
        </Article>
      ),
      wrong: (
        <Article>
          <blockquote>
            <p>
              As mentioned above, there are several aspects to consider, which we explain in more detail in
              the following sections of this text.
            </p>
          </blockquote>
        </Article>
      ),
    },
  ],
  accessibility: [
    'An `article`. What is in `aside` comes before the text, in reading order too.',
    'Lines have about 70 characters. Tables, code and pictures are wider where there is room.',
    'On narrow screens, and at high zoom, everything is in one column.',
  ],
};
