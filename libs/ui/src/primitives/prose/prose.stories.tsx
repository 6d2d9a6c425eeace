import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { guide } from './prose.guide.ts';
import { Prose } from './prose.tsx';

const meta = {
  title: 'Primitives/Prose',
  component: Prose,
  parameters: { layout: 'padded', guide },
  argTypes: { children: { control: false } },
  args: {
    children: (
      <>
        <h2>How we photograph a product</h2>
        <p>
          Online, a customer cannot pick the thing up. A good set of pictures does it for them: the front, the
          back, the texture, <em>the size beside a hand</em>. We plan each set around{' '}
          <a href="#questions">what buyers ask</a>.
        </p>
        <h3>Before the first picture</h3>
        <ul>
          <li>Clean the product and take off all labels.</li>
          <li>
            Write down which views you need:
            <ol>
              <li>front and back,</li>
              <li>one detail.</li>
            </ol>
          </li>
        </ul>
        <blockquote>
          <p>The picture on the box is the one that people compare with.</p>
        </blockquote>
        <p>
          Files are named for your shop, such as <code>bowl-oak-front.jpg</code>:
        </p>
        <pre>
          <code>{'product/\n  bowl-oak-front.jpg\n  bowl-oak-back.jpg'}</code>
        </pre>
        <hr />
        <h4>Sizes</h4>
        <table>
          <thead>
            <tr>
              <th scope="col">Use</th>
              <th scope="col">Width</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Shop</td>
              <td>2,000 px</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline');
    const [list] = canvas.getAllByRole('list');
    await expect(list && getComputedStyle(list).listStyleType).toBe('disc');
  },
};

/** Components inside keep their own styles. */
export const WithComponents: Story = {
  args: {
    children: (
      <>
        <p>
          This <Link href="#prices">link of the site</Link> has the styles of the text.
        </p>
        <p>
          <Button asChild>
            <Link href="#contact">Contact us</Link>
          </Button>
        </p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const decorations = canvas.getAllByRole('link').map((link) => getComputedStyle(link).textDecorationLine);
    await expect(decorations).toEqual(['underline', 'none']);
  },
};

/** Chinese has other fonts, a larger line height and breaks between characters. */
export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    children: (
      <>
        <h2>我們如何拍攝產品</h2>
        <p>
          在網路上，顧客無法把東西拿在手裡。一組好照片能代勞：正面、背面、質感，以及在手邊的大小。我們依照買家的提問來規劃每一組照片，
          <a href="#questions">讓他們看得清楚</a>。
        </p>
        <ul>
          <li>清潔產品，取下所有標籤。</li>
          <li>寫下需要的角度。</li>
        </ul>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading')).fontWeight).toBe('500');
  },
};

/** Long words, URLs and lines of code wrap. */
export const LongText: Story = {
  args: {
    className: 'max-w-80',
    children: (
      <>
        <h2>Internationalization of administrative correspondence</h2>
        <p>https://www.example.com/a/very/long/address/that/does/not/fit/on/one/line/of/a/phone</p>
        <pre>
          <code>npm run build --workspace apps/web --workspace libs/ui --workspace libs/brand</code>
        </pre>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
