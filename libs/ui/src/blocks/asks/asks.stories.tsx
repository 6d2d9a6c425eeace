import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long, moreLink, toItems } from '../../internal/stories/index.ts';
import { guide } from './asks.guide.ts';
import { Asks } from './asks.tsx';

const meta = {
  title: 'Blocks/Asks',
  component: Asks,
  parameters: { layout: 'padded', guide },
  args: {
    title: 'Good questions',
    items: toItems([
      ['How does a project start?', 'With a conversation, which is free. You get a written proposal.'],
      ['How long does a website take?', 'Two to six weeks, most of them for texts and pictures.'],
      ['Who owns the result?', 'You do: the code, the domain and the data.'],
    ]),
    defaultValue: 'How-does-a-project-start?',
    actions: moreLink('All questions and answers', '#all'),
  },
  argTypes: { actions: { control: false }, note: { control: false } },
} satisfies Meta<typeof Asks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first answer is open, and stays open beside another one. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/written proposal/)).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Who owns the result?' }));
    await expect(canvas.getByText(/the code, the domain/)).toBeVisible();
    await expect(canvas.getByText(/written proposal/)).toBeVisible();
  },
};

/** A sentence below the questions. */
export const WithNote: Story = {
  args: {
    note: (
      <>
        And this page? <b>14 KB</b> of text and style, <b>3</b> languages, <b>0</b> words that need
        JavaScript.
      </>
    ),
  },
};

export const LongText: Story = {
  args: { title: long.title, items: [{ id: 'long', ...long }], defaultValue: 'long' },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    title: '常見問題',
    items: toItems([
      ['洗一台冷氣要多久？', '分離式大約一小時，吊隱式兩小時。'],
      ['需要先準備什麼嗎？', '把冷氣下方清空就可以，其他我們會帶。'],
    ]),
    defaultValue: '洗一台冷氣要多久？',
    actions: moreLink('全部問題與解答', '#all'),
  },
};
