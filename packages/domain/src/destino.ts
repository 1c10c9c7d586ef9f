/**
 * Decides which page an address leads to, for which person and deployment. It never decides whether data may be read;
 * the server does. Paths start with a slash and carry no host.
 */
import type { Perfil } from './perfil.ts';
import { cleanPath, cleanSearch, hasToken, query } from './endereco.ts';
import { canonicalTipo, matchesAny, translate } from './rota-pattern.ts';
import {
  GESTAO_VIDA_TREE,
  isConsole,
  PUBLIC_PATHS,
  STAFF_SECURITY,
  STAFF_TREE,
  TO_V1,
  TO_V2,
  V1_TREE,
  V2_TREE,
  VERSIONS,
} from './rotas.ts';

export type Deployment = 'student-v1' | 'student-v2' | 'staff';
export const DEPLOYMENTS: readonly Deployment[] = ['student-v1', 'student-v2', 'staff'];

/** The three states of a session. D 28 */
export type DestinoAccount =
  | { readonly kind: 'anonymous' }
  /** `forcado`: their own password is an initial one, or they lack the two-step sign-in that their school requires. */
  | { readonly kind: 'staff'; readonly perfil_real: Perfil; readonly forcado: boolean }
  | {
      readonly kind: 'student';
      readonly perfil_real: Perfil;
      /** 1 or 2; anything else counts as 2. */
      readonly versao: number | null;
      readonly forcar_senha: boolean;
      readonly forcar_perguntas: boolean;
    };

export type DestinoInput = {
  readonly deployment: Deployment;
  readonly path: string;
  /** With or without the question mark. */
  readonly search: string;
  readonly account: DestinoAccount;
};

/** `to` is a path with its query; `returnTo` the address to come back to after signing in, null for none. */
export type Destino =
  | { readonly kind: 'stay' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'handover'; readonly deployment: Deployment; readonly to: string }
  | { readonly kind: 'login'; readonly returnTo: string | null }
  | { readonly kind: 'not-found' };

const SELECTION = '/conta/selecao_aluno';

/**
 * Where an address leads: nobody signed in or a hub token → login [DES-1] [DES-3]; public pages stay [DES-4]; another
 * deployment's address is handed over, translated [DES-8]; the query is kept, cleaned [DES-2].
 */
export function destino({ deployment, path: rawPath, search: rawSearch, account }: DestinoInput): Destino {
  const path = cleanPath(rawPath);
  const search = cleanSearch(rawSearch);
  const target = PUBLIC_PATHS.includes(path)
    ? { deployment, path }
    : signedInTarget(path, rawSearch, deployment, account);
  if (target === 'login') return { kind: 'login', returnTo: path === '/' ? null : path + search };
  if (target === null) return { kind: 'not-found' };
  if (target.deployment !== deployment)
    return { kind: 'handover', deployment: target.deployment, to: target.path + search };
  const isClean = target.path === path && query(search) === query(rawSearch);
  return isClean ? { kind: 'stay' } : { kind: 'redirect', to: target.path + search };
}

type Target = { readonly deployment: Deployment; readonly path: string } | null;
type SignedIn = Exclude<DestinoAccount, { kind: 'anonymous' }>;

/** A hub token or nobody signed in needs the login form. */
function signedInTarget(
  path: string,
  search: string,
  deployment: Deployment,
  account: DestinoAccount,
): Target | 'login' {
  if (account.kind === 'anonymous' || hasToken(search)) return 'login';
  return targetOf(path, deployment, account);
}

/** The deployment and path that serve the address [DES-10] [DES-12] [DES-13] [DES-18]; null when nothing does. */
function targetOf(path: string, deployment: Deployment, account: SignedIn): Target {
  if (account.perfil_real === 'aluno') return account.kind === 'student' ? studentTarget(path, account) : null;
  if (account.kind === 'staff' && account.forcado) return { deployment: 'staff', path: STAFF_SECURITY };
  if (matchesAny(STAFF_TREE, path)) {
    const mayOpen = account.perfil_real === 'gestao_vida' || !matchesAny(GESTAO_VIDA_TREE, path);
    return mayOpen ? { deployment: 'staff', path } : null;
  }
  if (account.kind === 'staff') return consoleTarget(path, deployment);
  return deployment === 'staff' && isConsole(path) ? consoleTarget(path, deployment) : studentTarget(path, account);
}

/** Staff without a student: the console, which begins with the day [DES-19], and from anywhere else the selection. [DES-11] */
function consoleTarget(path: string, deployment: Deployment): Target {
  if (deployment === 'staff' && path === '/') return { deployment, path: '/hoje' };
  const stays = deployment === 'staff' && isConsole(path);
  const isStudents = matchesAny([...V1_TREE, ...V2_TREE], path) || translate([...TO_V1, ...TO_V2], path) !== null;
  const isKnown = isConsole(path) || isStudents;
  if (deployment === 'staff' && !isKnown) return null;
  return { deployment: 'staff', path: stays ? path : SELECTION };
}

/** A student's view: forced page first [DES-10], then the tree of the account's version [DES-9], then its other names [DES-7]. */
function studentTarget(path: string, account: Extract<SignedIn, { kind: 'student' }>): Target {
  const version = VERSIONS[account.versao === 1 ? 1 : 2];
  const forced = account.perfil_real === 'aluno' && (account.forcar_senha || account.forcar_perguntas);
  if (forced) return { deployment: version.deployment, path: version.security };
  if (matchesAny(version.tree, path)) return { deployment: version.deployment, path: canonicalTipo(path) };
  const translated = translate(version.table, path);
  return translated === null ? null : { deployment: version.deployment, path: translated };
}
