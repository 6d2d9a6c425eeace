import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long } from '../../internal/stories/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { guide } from './article.guide.tsx';
import { Article } from './article.tsx';

const meta = {
  title: 'Blocks/Article',
  component: Article,
  parameters: { layout: 'padded', guide },
  argTypes: { aside: { control: false }, children: { control: false } },
  args: {
    aside: (
      <Text size="sm">
        <b>Mei Lin</b> writes the Chinese on this site, and answers in it.
      </Text>
    ),
    children: (
      <>
        <Text size="lead">A program turns Simplified characters into Traditional ones in a blink.</Text>
        <h2>Words that give you away</h2>
        <p>
          Two places built the same computers, shops and offices, and{' '}
          <a href="#words">named them separately</a>.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">English</th>
              <th scope="col">Taiwan</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>network</td>
              <td lang="zh-TW">網路</td>
            </tr>
          </tbody>
        </table>
        <blockquote>
          <p>A page that was converted was written for nobody.</p>
        </blockquote>
        <p>
          The attribute <code>lang</code> selects the typeface.
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Article>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The author is beside the beginning of the text where there is room. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article');
    await expect(article.firstElementChild).toHaveTextContent('Mei Lin');
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

/** A text without an author. */
export const WithoutAside: Story = { args: { aside: undefined } };

export const LongText: Story = {
  args: {
    aside: <Text size="sm">{long.text}</Text>,
    children: (
      <>
        <Text size="lead">{long.text}</Text>
        <h2>{long.title}</h2>
        <p>{long.text}</p>
        <pre>
          <code>{'const address = "https://www.example.com/a/very/long/address/without/any/space";'}</code>
        </pre>
        <blockquote>
          <p>{long.title}</p>
        </blockquote>
      </>
    ),
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    aside: (
      <Text size="sm">
        <b>林梅</b> 這個網站上的中文是她寫的。
      </Text>
    ),
    children: (
      <>
        <Text size="lead">轉換程式一眨眼就把簡體變成繁體，讀者看到第二行就發現不對。</Text>
        <h2>洩底的八個詞</h2>
        <p>同樣的電腦、商店和辦公室，兩地各自取了名字。</p>
        <blockquote>
          <p>寫一次、轉兩次的網頁，不是寫給任何人看的。</p>
        </blockquote>
      </>
    ),
  },
};
