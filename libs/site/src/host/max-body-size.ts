/**
 * The maximum size of a request body in bytes. The longest texts that the contact form accepts take 66 KB: percent-encoded
 * UTF-8 takes up to 12 bytes per character.
 */
export const maxBodySize = 128 * 1024;
