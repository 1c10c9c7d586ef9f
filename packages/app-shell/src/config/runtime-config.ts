/**
 * The rule for what a deployment learns when it starts. One build serves every school: nothing of this is compiled in. It
 * holds no secret.
 */
import { readPublicConfig, type ConfigProblem, type Deployment, type PublicConfig } from '@luneta/domain';

export type RuntimeConfig = PublicConfig & {
  /** Which app this origin serves. */
  app: Deployment;
  /** Origin of the API; empty means this origin. */
  api: string;
  /** Origins of the three deployments (decision 1). */
  deployments: Record<Deployment, string>;
  /** Name of the product on screen (decision 13). */
  produto: string;
  /** Name of the coins on screen (decision 13). */
  moeda: string;
  /** False: no browser keeps a copy of the app for its next visit. */
  copia?: boolean;
};

const TEXTS = ['api', 'produto', 'moeda'] as const;
const DEPLOYMENTS = ['student-v1', 'student-v2', 'staff'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isDeployment = (value: unknown): value is Deployment => DEPLOYMENTS.some((name) => name === value);
const named = ({ campo, espera, opcoes }: ConfigProblem) => `"${campo}" (${opcoes?.join(', ') ?? espera})`;

/** Reads the file's content; throws with the field that is wrong, for whoever operates the deployment. */
export function readRuntimeConfig(value: unknown): RuntimeConfig {
  if (!isRecord(value)) throw new Error('config.json must hold an object.');
  const { app, copia, deployments } = value;
  if (!isDeployment(app)) throw new Error(`config.json: "app" must be one of ${DEPLOYMENTS.join(', ')}.`);
  if (copia !== undefined && typeof copia !== 'boolean') throw new Error('config.json: "copia" must be true or false.');
  if (!isRecord(deployments)) throw new Error('config.json: "deployments" must name the origin of each app.');
  const text = (source: Record<string, unknown>, name: string): string => {
    const found = source[name];
    if (typeof found !== 'string') throw new Error(`config.json: "${name}" must be a text.`);
    return found;
  };
  const [api, produto, moeda] = TEXTS.map((name) => text(value, name));
  const { config, problems } = readPublicConfig(value);
  if (problems.length > 0) throw new Error(`config.json: not as expected: ${problems.map(named).join(', ')}.`);
  return {
    ...config,
    app,
    ...(copia === undefined ? {} : { copia }),
    api: api ?? '',
    produto: produto ?? '',
    moeda: moeda ?? '',
    deployments: {
      'student-v1': text(deployments, 'student-v1'),
      'student-v2': text(deployments, 'student-v2'),
      staff: text(deployments, 'staff'),
    },
  };
}
