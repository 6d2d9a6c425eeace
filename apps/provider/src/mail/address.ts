/**
 * An address that no mail server and no mail program could read as two, or as anything but an address. The contract of
 * the newsletter takes more than that.
 */
export const isMailable = (address: string) => /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/.test(address);
