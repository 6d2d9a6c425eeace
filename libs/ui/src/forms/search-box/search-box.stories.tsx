import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { long } from '../../internal/stories/index.ts';
import { guide } from './search-box.guide.ts';
import { SearchBox, type SearchBoxItem } from './search-box.tsx';

const items: readonly SearchBoxItem[] = [
  {
    id: 'hosting',
    href: '#hosting',
    title: (
      <>
        Website <mark>Hosting</mark>
      </>
    ),
    text: 'A server in Canada, backups every night, and people who answer.',
    note: 'Page',
  },
  {
    id: 'mail',
    href: '#mail',
    title: (
      <>
        Moving <mark>hosts</mark> without losing mail
      </>
    ),
    text: 'A week before, the day itself, and the week after.',
    note: 'Letter',
  },
  {
    id: 'cancel',
    href: '#cancel',
    title: 'What happens when I cancel?',
    text: 'You keep everything.',
    note: 'Question',
  },
];

const meta = {
  title: 'Forms/SearchBox',
  component: SearchBox,
  parameters: { layout: 'padded', guide },
  args: {
    label: 'What are you looking for?',
    placeholder: 'What are you looking for?',
    clearLabel: 'Clear search',
    listLabel: 'Results',
    value: 'hosting',
    items,
    status: '3 results',
    onValueChange: fn(),
  },
  argTypes: { items: { control: false } },
  // It finds everything that it is given, unless the field is empty.
  render: function Render({ value: initial, ...args }) {
    const [value, setValue] = useState(initial);
    return (
      <SearchBox
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
        items={value ? args.items : []}
        status={value ? args.status : undefined}
      />
    );
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys select an item, and the focus stays in the field. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const followed = fn();
    canvasElement.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link) return;
      event.preventDefault();
      followed(link.hash);
    });
    const field = canvas.getByRole('combobox', { name: 'What are you looking for?' });
    const selected = () => canvas.queryByRole('option', { selected: true });
    await userEvent.click(field);
    await step('selects an item, and returns to the field before the first one', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(selected()).toHaveTextContent('Moving hosts without losing mail');
      await expect(field).toHaveAttribute('aria-activedescendant', selected()?.id);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(selected()).not.toBeInTheDocument();
      await expect(field).toHaveFocus();
    });
    await step('follows the first item, the selected one, or one that is clicked', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(followed).toHaveBeenLastCalledWith('#hosting');
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await expect(followed).toHaveBeenLastCalledWith('#cancel');
      await userEvent.click(canvas.getByRole('option', { name: /Moving hosts/ }));
      await expect(followed).toHaveBeenLastCalledWith('#mail');
    });
    await step('Escape leaves the list, then clears the field', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('{Escape}');
      await expect(selected()).not.toBeInTheDocument();
      await expect(field).toHaveValue('hosting');
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
      await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    });
    await userEvent.keyboard('hosting');
  },
};

/** The status is visible while there are no items. */
export const Empty: Story = {
  args: {
    value: 'zebra',
    items: [],
    status: 'Nothing is found for “zebra”. Another word may help, or the list of all pages.',
  },
};

export const LongText: Story = {
  args: {
    value: long.text,
    items: [
      { id: 'long', href: '#long', ...long, note: 'Page' },
      { id: 'title', href: '#title', title: 'A title without a text' },
    ],
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    label: '想找什麼？',
    placeholder: '想找什麼？',
    clearLabel: '清除',
    listLabel: '結果',
    value: '代管',
    status: '2 筆結果',
    items: [
      {
        id: 'hosting',
        href: '#hosting',
        title: (
          <>
            網站<mark>代管</mark>
          </>
        ),
        text: '備份、更新，有人接電話。',
        note: '頁面',
      },
      {
        id: 'cancel',
        href: '#cancel',
        title: '取消之後會怎樣？',
        text: '網站和網域都是您的。',
        note: '問答',
      },
    ],
  },
};
