import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { Accordion } from './accordion.tsx';

const home = ['start', 'time', 'ownership', 'far'].map((id) => ({
  id,
  title: `home:faq.${id}.question`,
  content: `home:faq.${id}.answer`,
}));

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For questions of which each visitor has one or two, such as those at the end of a service page.',
        'For answers of a sentence or a short paragraph, which make sense without the one before them.',
      ],
      not: [
        'For what everybody must read before going on: let it stand open in the page.',
        'For things that one reads one after the other: take `ProcessSteps`.',
        'For a list that is long enough to be searched: put a `SearchField` and `FilterChips` above it.',
      ],
      dos: [
        'Write the title as the visitor would ask it.',
        'Set `headingLevel` to one below the heading that stands above the list.',
        'Open the first answer with `defaultOpen` where the list is the point of the page: it shows how the list works.',
      ],
      donts: [
        'Do not put an accordion into an answer of another.',
        'Do not hide a price, a deadline or a condition in a closed answer.',
        'Do not put a link or a button into a title: the whole title is a button already.',
      ],
      access: [
        'Each title is a button in a heading, says by `aria-expanded` whether its answer is open, and names it by `aria-controls`.',
        'Tab stops at every title; the arrows, Home and End walk between them, Enter and Space open and close.',
        'A closed answer is silent for a screen reader, but the browser’s own search finds it and opens it.',
        'Without scripts and on paper all answers stand open; under reduced motion they open at once.',
      ],
    } satisfies Guide,
  },
  args: { items: home },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One answer is open at a time, and an open one can be closed again. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('There should be several questions.');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Starts with an open answer, which shows how the list works. On hover a title has the color of the service theme. */
export const DefaultOpen: Story = {
  args: { items: home.map((item, index) => ({ ...item, defaultOpen: index === 0 })) },
  play: async ({ canvas }) => {
    const expanded = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'));
    await expect(expanded).toEqual(['true', 'false', 'false', 'false']);
  },
};

/** Several answers may stay open, for reading one beside another. */
export const Multiple: Story = {
  args: { type: 'multiple', items: home.map((item, index) => ({ ...item, defaultOpen: index === 1 })) },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('There should be several questions.');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Tab stops at each question. The arrows, Home and End walk between them, Enter and Space open and close. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second, ...others] = canvas.getAllByRole('button');
    const last = others.at(-1);
    if (!first || !second) throw new Error('There should be several questions.');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(first).toHaveFocus();
  },
};

/** The browser's own search looks into closed answers too, and opens the one in which it finds something. */
export const FoundBySearch: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('button');
    const [firstAnswer, secondAnswer] = canvasElement.querySelectorAll('[hidden=until-found]');
    if (!firstAnswer || !secondAnswer) throw new Error('The answers should be there while they are closed.');
    await expect(firstAnswer).not.toBeVisible();
    firstAnswer.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(firstAnswer).not.toHaveAttribute('hidden');
    secondAnswer.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(firstAnswer).toHaveAttribute('hidden', 'until-found');
  },
};

/** A question takes several lines where it must; the sign stays beside the first. */
export const LongText: Story = {
  args: {
    items: home.map(({ id, content }) => ({ id, title: content, content, defaultOpen: id === 'start' })),
  },
};
