/** How many pages the site has in each language. */
declare const pageCount: number;
