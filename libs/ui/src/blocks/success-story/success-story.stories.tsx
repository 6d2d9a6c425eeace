import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { SuccessStory } from './success-story.tsx';

const meta = {
  title: 'Blocks/SuccessStory',
  component: SuccessStory,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For one true story about the effect of the work, such as on the page about the company.',
        'To show an effect that a figure cannot show.',
      ],
      whenNot: [
        'For figures: use a `StatsBand`.',
        'For reasons to choose the company: use a `CheckList`.',
        'For the steps of a project: use `ProcessSteps`.',
      ],
      dos: [
        'Describe the situation before, the work and the situation after in three or four sentences.',
        'Ask the customer before publication, even without a name.',
        'Describe the type of content in `label`.',
      ],
      donts: [
        'Do not invent a story or remove all detail from it.',
        'Do not use quotation marks: the text is not a quote.',
        'Do not use two on a page.',
      ],
      accessibility: [
        'A `figure` with the label and the heading in its caption, which links the title and the text.',
        'The title is an `h2`. Set `headingLevel` to 3 below another one.',
        'The line at the side is decorative. In forced colours it has the text colour.',
      ],
    } satisfies Guide,
  },
  args: {
    label: 'A success story',
    title: 'One evening a week',
    text: 'A family business took its orders by phone and spent one evening a week copying them into a spreadsheet. We put a small order form on its website, in two languages, and connected it to the spreadsheet they already knew. Nothing else changed. The evening is theirs again.',
  },
} satisfies Meta<typeof SuccessStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One per page. Use only true stories, and names that readers can check. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toContainElement(canvas.getByRole('heading', { level: 2 }));
  },
};

export const LongText: Story = { args: { title: 'Need something that is not on the list?' } };

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    label: '客戶的故事',
    title: '多睡一個小時',
    text: '巷口的早餐店，冷氣一開就滴水，老闆娘每天得提早一個小時到店裡，搬桌子、擦地板。我們趁公休那天把兩台都拆下來洗，順便通了堵住的排水管。地板從此是乾的，那一個小時，她拿來多睡了。',
  },
};
