/** Times offered for a student, as multiples of the duration of an exam (decisions 91, 168). Pure. */
const OFFERED = [1, 1.25, 1.5, 2] as const;

/** The offered ones and the one that holds, the smallest first. */
export const fatoresCom = (atual: number): number[] => [...new Set([...OFFERED, atual])].sort((a, b) => a - b);
