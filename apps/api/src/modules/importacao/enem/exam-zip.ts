/** The names by which a zip is known to hold an exam. It knows nothing of their contents, so that a format is told without reading them. */
export const DETAILS = /^((?:.*\/)?)questions\/([^/]+)\/details\.json$/u;
export const ALL = /^((?:.*\/)?)all-questions\.json$/u;

/** Whether the zip holds an exam folder, by the names in its directory; nothing is unpacked. */
export const isExamZip = (zip: Buffer): boolean => zip.includes('/details.json') || zip.includes('all-questions.json');
