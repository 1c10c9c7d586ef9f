/** Figures of the security checks: printed, so that a green run also says how green. */

/** One line per check. */
export function report(check: string, figures: Readonly<Record<string, string | number>>): void {
  const line = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${check}: ${line.join(' · ')}\n`);
}
