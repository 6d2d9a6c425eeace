const rowOfThree = 'md:grid-cols-3';
const rowOfFour = 'md:grid-cols-2 lg:grid-cols-4';

/** The layout in which this many leave no hole. */
export const layoutOf = (count: number) => (count % 4 === 0 ? rowOfFour : rowOfThree);
