import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { questions } from '../../internal/stories/index.ts';
import { guide } from './accordion.guide.ts';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  parameters: { layout: 'padded', guide },
  args: { items: questions },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One answer is open at a time. A click on its title closes it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('Expected several questions.');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  },
};

/**
 * For a list that is the main content of a page. The answers are in the right half where there is room. The first one is
 * open initially, which shows how the list works.
 */
export const Large: Story = { args: { size: 'lg', defaultValue: 'start' } };

/** Several answers can be open, so that visitors can compare them. */
export const Multiple: Story = {
  args: { type: 'multiple', defaultValue: ['time'] },
  play: async ({ canvas, userEvent }) => {
    const [first = document.body] = canvas.getAllByRole('button');
    await userEvent.click(first);
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2);
  },
};

/** The find-in-page of the browser finds text in closed answers (`hidden="until-found"`) and opens them. */
export const FindInPage: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('button');
    const [firstAnswer, secondAnswer] = canvasElement.querySelectorAll('[hidden=until-found]');
    if (!firstAnswer || !secondAnswer) throw new Error('Closed answers should be in the document.');
    await expect(firstAnswer).not.toBeVisible();
    firstAnswer.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(firstAnswer).not.toHaveAttribute('hidden');
    secondAnswer.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(firstAnswer).toHaveAttribute('hidden', 'until-found');
  },
};

/** A long question wraps. The icon is aligned with its first line. */
export const LongText: Story = {
  args: {
    items: questions.map(({ id, content }) => ({ id, title: content, content })),
    defaultValue: 'start',
  },
};

export const Chinese = {
  globals: { language: 'zh-TW' },
  args: {
    defaultValue: '洗一台冷氣要多久？',
    items: [
      ['洗一台冷氣要多久？', '壁掛式大約一個半小時，吊隱式要兩個半小時。先試機，運轉正常才開始拆洗。'],
      ['家具會不會弄濕？', '不會。我們先鋪防水布，再用集水罩接走髒水，洗完順手把地板擦乾。'],
      ['多久洗一次比較好？', '一般家庭一年一次就夠了。養寵物，或是家裡有人容易過敏，建議半年洗一次。'],
      ['下雨天可以洗嗎？', '可以。遇到大雨只有室外機需要改期，改期不另外收費。'],
    ].map(([title = '', content = '']) => ({ id: title, title, content })),
  },
} satisfies Story;
