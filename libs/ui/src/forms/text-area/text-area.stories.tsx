import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long, longField } from '../../internal/stories/index.ts';
import { guide } from './text-area.guide.ts';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  parameters: { guide },
  args: {
    label: 'Message',
    hint: 'What do you need, and by when?',
    name: 'message',
    className: 'w-112 max-w-full',
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For several lines. It grows with its content, up to a maximum height. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('One{Enter}Two');
    await expect(field).toHaveValue('One\nTwo');
  },
};

/** A counter appears for the last tenth of the limit, without a layout shift. */
export const NearLimit: Story = {
  args: { maxLength: 40 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'This line has thirty-six characters.');
    await expect(canvas.queryByText(/ \/ 40/)).not.toBeInTheDocument();
    await userEvent.type(field, ' Five more');
    await expect(field).toHaveValue('This line has thirty-six characters. Fiv');
    await expect(canvas.getByText('40 / 40')).toBeVisible();
    await expect(canvas.getByText('40 / 40')).toHaveAttribute('aria-live', 'polite');
  },
};

export const Invalid: Story = { args: { error: 'Please write a line or two.' } };

export const LongText: Story = {
  args: { ...longField, defaultValue: [long.title, '', long.text, long.text, long.text].join('\n') },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    label: '想先告訴師傅的事',
    hint: '像是冷氣裝在哪裡、樓層多高，或是哪裡可以停車。',
    error: '請寫一兩句話。',
    defaultValue: '冷氣裝在樓梯間上方，離地大約三公尺，需要帶長梯。',
  },
};
