/*
 * What the studio promises and counts, each in its one place. Texts name them as placeholders; prices stand with what
 * is sold.
 */

/** Hours until a first answer. */
export const answerHours = 48;

export const clients = 500;

export const yearsOfExperience = 10;

/** The share of time in which what we host can be reached. */
export const uptime = 0.99;

/** Out of five. */
export const rating = 5;

/** How much less a month costs when it is paid by the year. */
export const yearlySaving = 0.2;

/** Consecutive months of a One-Stop subscription after which the backup at its end is free. */
export const backupMonths = 12;

/** The youngest client, in years. */
export const minimumAge = 18;

/** Days in which a question about personal data is answered. */
export const privacyAnswerDays = 30;

/** Rounds of changes that are in the price of a design. */
export const revisionRounds = 2;

/** When terms and privacy policy were last changed. A day, whatever the reader's time zone. */
export const legalDate = new Date('2025-04-23T00:00:00Z');
