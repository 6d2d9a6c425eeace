const rowOfThree = 'md:grid-cols-3';
const rowOfFour = 'md:grid-cols-2 lg:grid-cols-4';

/** Returns the layout without empty cells for three, four or six steps. */
export const layoutOf = (count: number) => (count % 4 === 0 ? rowOfFour : rowOfThree);
