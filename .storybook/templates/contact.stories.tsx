import { ContactForm, Poster, Rows, Section, TextLink } from '@studio/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { toItems } from '../../libs/ui/src/internal/stories/index.ts';
import { BakeryPage, expectPage } from './bakery.tsx';

const meta = {
  title: 'Templates/Contact',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** A form beside the other ways to reach the company. */
export const Default: StoryObj = {
  render: () => (
    <BakeryPage tone="plain">
      <Poster
        ground="surface"
        layout="beside"
        title="Talk to a baker"
        lead="Ask about bread, catering or a course. We answer between two and five, when the ovens cool."
        scene={
          <ContactForm
            title="Write to us"
            fields={[
              { name: 'name', label: 'Name', requiredMessage: 'Enter your name.', autoComplete: 'name' },
              {
                name: 'email',
                label: 'Email',
                type: 'email',
                requiredMessage: 'Enter your email address.',
                invalidMessage: 'Enter an email address such as ada@example.com.',
                autoComplete: 'email',
              },
              { name: 'message', label: 'Message', requiredMessage: 'Enter a message.', multiline: true },
            ]}
            state="idle"
            submitLabel="Send message"
            optionalLabel="optional"
            restoreLabel="Restore my message"
            messages={{
              sending: 'Sending',
              done: 'Thank you. We reply within one working day.',
              failed: 'Your message could not be sent. Please call us.',
            }}
            doneId="contact-done"
            action="#"
            onSubmit={fn()}
            onRestore={fn()}
          />
        }
      />
      <Section>
        <Rows
          size="h2"
          headingLevel={2}
          items={[
            ...toItems([
              ['Opening hours', 'Tuesday to Saturday, 7 am to 6 pm. Closed on Sunday and Monday.'],
              ['The bakery', '18 Water Street, Guelph, Ontario. The door beside the mill wheel.'],
            ]),
            {
              id: 'phone',
              title: 'Phone',
              text: (
                <>
                  519 555 0142. For the same day, call or <TextLink href="#order">order online</TextLink>.
                </>
              ),
            },
          ]}
        />
      </Section>
    </BakeryPage>
  ),
  play: expectPage,
};
