/**
 * Whether mail servers and mail programs read the text as exactly one address. The contract of the newsletter accepts
 * more.
 */
export const isMailable = (address: string) => /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/.test(address);
