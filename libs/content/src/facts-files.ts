import * as v from 'valibot';

/*
 * What the files in `facts` may contain. A test checks them, and so does the editor before it saves one.
 */

const whole = v.pipe(
  v.number('It has to be a number.'),
  v.integer('It has to be a whole number.'),
  v.minValue(1, 'It has to be 1 or more.'),
);

const share = v.pipe(
  v.number('It has to be a number.'),
  v.minValue(0, 'It has to be from 0 to 1, such as 0.2 for 20%.'),
  v.maxValue(1, 'It has to be from 0 to 1, such as 0.2 for 20%.'),
);

const price = v.pipe(
  v.number('A price has to be a number.'),
  v.minValue(0.01, 'A price has to be more than 0.'),
  v.check((value) => toCents(value) === value, 'A price has two decimals at most.'),
);

const toCents = (amount: number) => Math.round(amount * 100) / 100;

const link = (start: string) =>
  v.pipe(
    v.string('It has to be a link.'),
    v.startsWith(start, `It has to be a link that starts with "${start}".`),
  );

const pricedPlan = v.strictObject({ monthly: price, yearly: price, updateHours: whole });

const plans = v.strictObject({
  commercial: pricedPlan,
  ecommerce: pricedPlan,
  booking: pricedPlan,
  premium: v.strictObject({ monthly: price, yearly: price }),
  enterprise: v.strictObject({ updateHours: whole }),
});

/** Plans and prices. */
export const pricesFile = v.pipe(
  v.strictObject({
    plans,
    yearlySaving: share,
    hosting: v.strictObject({ basic: price, business: price, premium: price }),
    photography: v.strictObject({ basic: price, premium: price, ecommerce: price }),
    socialMedia: v.strictObject({ images: price, videos: price }),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { plans, yearlySaving } = dataset.value;
    for (const [id, plan] of Object.entries(plans)) {
      if (!('monthly' in plan)) continue;
      const expected = toCents(plan.monthly * (1 - yearlySaving));
      if (plan.yearly === expected) continue;
      const saving = `${String(Math.round(yearlySaving * 100))}%`;
      addIssue({
        message: `It is ${String(plan.yearly)}. With a monthly price of ${String(plan.monthly)} and ${saving} off, it has to be ${String(expected)}.`,
        path: [
          pathItem(dataset.value, 'plans', plans),
          pathItem(plans, id, plan),
          pathItem(plan, 'yearly', plan.yearly),
        ],
      });
    }
  }),
);

const pathItem = (input: Record<string, unknown>, key: string, value: unknown): v.ObjectPathItem => ({
  type: 'object',
  origin: 'value',
  input,
  key,
  value,
});

/** Figures that several texts name. */
export const figuresFile = v.strictObject({
  answerHours: whole,
  clients: whole,
  yearsOfExperience: whole,
  uptime: share,
  rating: v.pipe(whole, v.maxValue(5, 'It has to be 5 or less.')),
  backupMonths: whole,
  minimumAge: whole,
  privacyAnswerDays: whole,
  revisionRounds: whole,
  legalDate: v.pipe(
    v.string('It has to be a date such as 2026-11-25.'),
    v.isoDate('It has to be a date such as 2026-11-25.'),
  ),
});

const wechat = v.optional(link('https://u.wechat.com/'));

/** Links to the studio elsewhere, and to people on WeChat. Names, phones and the address are texts. */
export const contactsFile = v.strictObject({
  profiles: v.strictObject({
    facebook: link('https://'),
    linkedin: link('https://'),
    instagram: link('https://'),
  }),
  wechat: v.strictObject({ mei: wechat, tom: wechat }),
});
