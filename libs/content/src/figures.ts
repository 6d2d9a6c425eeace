import figures from '../facts/figures.json' with { type: 'json' };
import prices from '../facts/prices.json' with { type: 'json' };

/*
 * Figures that several texts use as placeholders. Their values are in `facts/*.json`, which the editor writes, and
 * `facts-files.ts` checks.
 */

/** The maximum number of hours until the first answer to a message. */
export const { answerHours } = figures;

export const { clients } = figures;

export const { yearsOfExperience } = figures;

/** The availability of hosted sites, from 0 to 1. */
export const { uptime } = figures;

/** The rating in stars, out of five. */
export const { rating } = figures;

/** The discount for yearly billing, from 0 to 1. */
export const { yearlySaving } = prices;

/** The price of the smallest hosting package per month. */
export const lowestHostingPrice = prices.hosting.basic;

/** Consecutive months of a One-Stop subscription after which the backup on cancellation is free. */
export const { backupMonths } = figures;

/** The minimum age of clients, in years. */
export const { minimumAge } = figures;

/** The maximum number of days until a question about personal data is answered. */
export const { privacyAnswerDays } = figures;

/** Rounds of changes that the price of a design includes. */
export const { revisionRounds } = figures;

/** The date of the last change to the terms and the privacy policy. It is formatted in UTC, in every time zone. */
export const legalDate = new Date(`${figures.legalDate}T00:00:00Z`);

/**
 * What a visitor of the home page needs to read it: its text and styles in kilobytes, and the seconds until the first text on
 * a phone with a slow connection. The budgets of the site keep it below these.
 */
export const pageLimits = { kilobytes: 18, seconds: 0.8 } as const;
