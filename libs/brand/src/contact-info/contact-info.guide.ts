import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: [
    'The size `md` on the contact page, for visitors who prefer a call, a chat or a letter to a form.',
    'The size `sm` in the `Footer`, with one QR code for each person in a disclosure: set `cardsLabel`.',
  ],
  whenNot: [
    'To send a message: use a `ContactForm`.',
    'For all links of the studio on one phone screen: use a `LinkTree`.',
    'For a single QR code: use a `QrCard`.',
  ],
  dos: [
    'Describe in `remark` what the person can help with, and in which languages.',
    'Use a `tel:` link with the country code, and display the number in the local format.',
    'Pass the QR codes as `QrCard`s, which reserve their space while they load.',
  ],
  donts: [
    'Do not show a phone number that is not answered.',
    'Do not pass more than two QR codes for a person: the layout has two columns.',
  ],
  accessibility: [
    'A list of terms and descriptions: screen readers announce “Phone”, then the person and the number. The terms are not visible.',
    'The chat opens in a new tab. An arrow shows this, and screen readers announce `newTabLabel`.',
    'The postal address is an `address` element. Phone, email and chat links are 44 px high, and 30 px in the footer.',
  ],
};
