import { Columns, ContactForm, Heading, Icon, IconCard, PageHero, Section, Text, TextLink } from '@studio/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, MapPin, Phone } from 'lucide';
import { expect, fn } from 'storybook/test';
import { bakeryPage } from './bakery.tsx';

const meta = {
  title: 'Templates/Contact',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const onSubmit = fn();

/** A form beside the other ways to reach the company. */
export const Default: StoryObj = {
  render: () =>
    bakeryPage({
      tone: 'plain',
      children: (
        <>
          <PageHero
            tone="plain"
            title="Talk to a baker"
            lead="Ask about bread, catering or a course. We answer between two and five, when the ovens cool."
          />
          <Section>
            <Columns>
              <div className="grid content-start gap-6">
                <Heading size="h3">Write to us</Heading>
                <ContactForm
                  fields={[
                    {
                      name: 'name',
                      label: 'Name',
                      requiredMessage: 'Enter your name.',
                      autoComplete: 'name',
                    },
                    {
                      name: 'email',
                      label: 'Email',
                      type: 'email',
                      requiredMessage: 'Enter your email address.',
                      invalidMessage: 'Enter an email address such as ada@example.com.',
                      autoComplete: 'email',
                    },
                    {
                      name: 'message',
                      label: 'Message',
                      requiredMessage: 'Enter a message.',
                      multiline: true,
                    },
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
                  onSubmit={onSubmit}
                  onRestore={fn()}
                />
              </div>
              <div className="grid content-start gap-6">
                <IconCard
                  headingLevel={2}
                  icon={<Icon icon={Clock} />}
                  title="Opening hours"
                  text="Tuesday to Saturday, 7 am to 6 pm. Closed on Sunday and Monday."
                />
                <IconCard
                  headingLevel={2}
                  icon={<Icon icon={MapPin} />}
                  title="The bakery"
                  text="18 Water Street, Guelph, Ontario. The door beside the mill wheel."
                />
                <IconCard
                  headingLevel={2}
                  icon={<Icon icon={Phone} />}
                  title="Phone"
                  text="519 555 0142. The best time is after two in the afternoon."
                />
                <Text tone="muted">
                  For orders on the same day, please call or <TextLink href="#order">order online</TextLink>.
                </Text>
              </div>
            </Columns>
          </Section>
        </>
      ),
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Two rye loaves, please.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(onSubmit).toHaveBeenCalledWith({
      name: 'Ada',
      email: 'ada@example.com',
      message: 'Two rye loaves, please.',
    });
  },
};
