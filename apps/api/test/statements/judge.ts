/**
 * Finds the scans of tenant tables in a plan that are not limited to a school. A scan is held (limited) when a condition on
 * all of its rows makes its `escola_id` equal to a parameter that names a school, or to the `escola_id` of something that is
 * held itself. The condition of an outer join holds the nullable side, never the side whose rows are all kept.
 */
import { bare, equalitiesOf, nodesOf, type PlanNode } from './plan.ts';

/** `$1` and so on, for parameters that name one or several schools. */
const schoolParams = (order: readonly string[]): ReadonlySet<string> =>
  new Set(order.flatMap((name, i) => (/(?:^|_)escolas?(?:_id)?$/.test(name) ? [`$${i + 1}`] : [])));

/** The side of a join that its own condition filters. */
const FILTERED: Readonly<Record<string, 'both' | 'Inner' | 'Outer'>> = {
  Inner: 'both',
  Semi: 'both',
  'Right Semi': 'both',
  Left: 'Inner',
  Anti: 'Inner',
  Right: 'Outer',
  'Right Anti': 'Outer',
};

/** Only rows of `held` that meet the equality pass, so they are of the school when `by` is. */
type Rule = { readonly held: string; readonly by: string };

const aliasesOf = (node: PlanNode): Set<string> =>
  new Set(nodesOf(node).flatMap(({ Alias }) => (Alias === undefined ? [] : [Alias])));

const aliasOf = (expression: string): string | undefined => /^"?([\w*]+)"?\.\w+$/.exec(expression)?.[1];

function rulesFor(condition: string | undefined, filters: (alias: string) => boolean): Rule[] {
  return equalitiesOf(condition).flatMap(([left, right]) =>
    [
      { held: left, by: right },
      { held: right, by: left },
    ].filter(({ held }) => {
      const alias = aliasOf(held);
      return alias !== undefined && filters(alias);
    }),
  );
}

/** The aliases that a node's own conditions hold. */
function rulesOf(node: PlanNode): Rule[] {
  const { Alias, Filter } = node;
  const joined = node['Join Type'];
  if (joined === undefined) {
    const own = [node['Index Cond'], node['Recheck Cond'], Filter];
    return Alias === undefined ? [] : own.flatMap((condition) => rulesFor(condition, (alias) => alias === Alias));
  }
  const side = (which: string) =>
    aliasesOf({
      'Node Type': which,
      Plans: (node.Plans ?? []).filter((plan) => plan['Parent Relationship'] === which),
    });
  const [outer, inner] = [side('Outer'), side('Inner')];
  const filtered = FILTERED[joined];
  const byJoin = (alias: string) =>
    (filtered !== 'Inner' && filtered !== undefined && outer.has(alias)) ||
    (filtered !== 'Outer' && filtered !== undefined && inner.has(alias));
  const conditions = [node['Hash Cond'], node['Merge Cond'], node['Join Filter']];
  return [
    ...conditions.flatMap((condition) => rulesFor(condition, byJoin)),
    // A filter after the join removes rows that fail it, from both sides.
    ...rulesFor(Filter, (alias) => outer.has(alias) || inner.has(alias)),
  ];
}

/** What an alias that is no table reads: a CTE or a sub-query. */
function sourceOf(node: PlanNode, all: readonly PlanNode[]): PlanNode | undefined {
  const cte = node['CTE Name'];
  if (cte !== undefined) return all.find((other) => other['Subplan Name'] === `CTE ${cte}`);
  return node['Node Type'] === 'Subquery Scan' ? node.Plans?.[0] : undefined;
}

const SUBPLAN = /^\(?(?:hashed )?(?<name>(?:InitPlan|SubPlan) \d+)\)?\.col(?<column>\d+)$/;

/** A scan that is not limited to a school: its table, and its alias in the statement. */
export type Loose = { readonly table: string; readonly alias: string };

/**
 * The scans of tenant tables that are not limited to a school. Empty for a correct plan.
 * @param anchors aliases in the statement that may read every school; what they hold is held
 */
export function looseScans(
  plan: PlanNode,
  order: readonly string[],
  tenantTables: ReadonlySet<string>,
  anchors: readonly string[] = [],
): Loose[] {
  const all = nodesOf(plan);
  const params = schoolParams(order);
  const rules = all.flatMap(rulesOf);
  const tableOf = (node: PlanNode): string => node['Relation Name'] ?? '';
  const schools = new Set(all.flatMap((node) => (tableOf(node) === 'escola' ? [node.Alias] : [])));
  /** The column of an alias that contains the school. */
  const columnOf = (alias: string): string => (schools.has(alias) ? `${alias}.id` : `${alias}.escola_id`);
  const held = new Set(
    all.flatMap(({ Alias }) => (Alias && anchors.includes(Alias.replace(/_\d+$/, '')) ? [Alias] : [])),
  );

  const isSchool = (expression: string): boolean => {
    if (params.has(expression)) return true;
    const sub = SUBPLAN.exec(expression)?.groups;
    if (sub) {
      const source = all.find((node) => node['Subplan Name']?.startsWith(sub['name'] ?? '-'));
      const output = source?.Output?.[Number(sub['column']) - 1];
      return output !== undefined && isSchool(output);
    }
    const alias = aliasOf(expression);
    return alias !== undefined && expression === columnOf(alias) && held.has(alias);
  };
  /** Whether every row that the node returns is held: its column contains only held schools. */
  const givesSchool = (source: PlanNode): boolean => {
    const outputs = nodesOf(source).flatMap(({ Output }) => Output ?? []);
    const given = outputs.filter((output) => params.has(output) || output.endsWith('.escola_id'));
    return given.length > 0 && given.every(isSchool);
  };
  const derived = all.flatMap((node) => {
    const source = sourceOf(node, all);
    return source && node.Alias !== undefined ? [{ alias: node.Alias, source }] : [];
  });

  const inserts = all.filter((node) => node.Operation === 'Insert');
  /** The first column of a tenant table is the school: an insert returns the school it wrote. */
  const writesSchool = ({ Plans }: PlanNode): boolean => {
    const written = Plans?.find((plan) => plan['Parent Relationship'] === 'Outer')?.Output?.[0];
    return written !== undefined && isSchool(bare(written));
  };

  for (let before = -1; before !== held.size;) {
    before = held.size;
    for (const { held: expression, by } of rules) {
      const alias = aliasOf(expression);
      if (alias !== undefined && expression === columnOf(alias) && isSchool(by)) held.add(alias);
    }
    for (const insert of inserts) if (insert.Alias !== undefined && writesSchool(insert)) held.add(insert.Alias);
    for (const { alias, source } of derived) if (givesSchool(source)) held.add(alias);
  }
  return all.flatMap((node) => {
    const table = tableOf(node);
    const scans = node['Node Type'].endsWith('Scan');
    if (!scans || !tenantTables.has(table)) return [];
    return held.has(node.Alias ?? '') ? [] : [{ table, alias: node.Alias ?? '' }];
  });
}
