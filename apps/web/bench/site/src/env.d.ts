/** How many pages the site has in each language. */
declare const pageCount: number;
/** The folder of the posts, relative to that of the site. Empty if it has none. */
declare const postsFolder: string;
