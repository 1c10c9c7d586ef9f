/** Optional check of an answer against the contract. The schemas come by dynamic import, so a build without it is light. */

/** What did not match: where in the body and why. Values are left out, so it may be reported. */
export type ShapeMismatch = { call: string; issues: readonly { path: string; message: string }[] };

const MAX_ISSUES = 10;

/** Null when the body has the contract's shape, or when the contract gives the call no JSON. */
export async function checkShape(call: string, response: Response): Promise<ShapeMismatch | null> {
  const { responseChecks } = await import('@luneta/openapi/checks');
  const check = responseChecks[call];
  if (!check) return null;
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    return { call, issues: [{ path: '', message: 'not JSON' }] };
  }
  const result = check.safeParse(body);
  if (result.success) return null;
  const issues = result.error.issues.slice(0, MAX_ISSUES);
  return { call, issues: issues.map(({ path, code }) => ({ path: path.map(String).join('.'), message: code })) };
}
