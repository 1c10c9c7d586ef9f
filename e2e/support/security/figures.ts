/** Prints the figures of the security checks, so that a passing run also shows its margins. */

/** One line per check. */
export function report(check: string, figures: Readonly<Record<string, string | number>>): void {
  const line = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${check}: ${line.join(' · ')}\n`);
}
