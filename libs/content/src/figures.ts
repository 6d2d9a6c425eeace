/*
 * Figures that several texts use as placeholders. Other prices are in `plans.ts` and in the files of the pages.
 */

/** The maximum number of hours until the first answer to a message. */
export const answerHours = 48;

export const clients = 500;

export const yearsOfExperience = 10;

/** The availability of hosted sites, from 0 to 1. */
export const uptime = 0.99;

/** The rating in stars, out of five. */
export const rating = 5;

/** The discount for yearly billing, from 0 to 1. */
export const yearlySaving = 0.2;

/** The price of the smallest hosting package per month. */
export const lowestHostingPrice = 9.99;

/** Consecutive months of a One-Stop subscription after which the backup on cancellation is free. */
export const backupMonths = 12;

/** The minimum age of clients, in years. */
export const minimumAge = 18;

/** The maximum number of days until a question about personal data is answered. */
export const privacyAnswerDays = 30;

/** Rounds of changes that the price of a design includes. */
export const revisionRounds = 2;

/** The date of the last change to the terms and the privacy policy. It is formatted in UTC, in every time zone. */
export const legalDate = new Date('2025-04-23T00:00:00Z');

/**
 * What a visitor of the home page needs to read it: its text and styles in kilobytes, and the seconds until the first text on
 * a phone with a slow connection. The budgets of the site keep it below these.
 */
export const pageLimits = { kilobytes: 18, seconds: 0.8 } as const;
