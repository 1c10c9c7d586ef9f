/** A plan as EXPLAIN returns it in JSON with VERBOSE, and a parser of its conditions. */

export type PlanNode = {
  readonly 'Node Type': string;
  /** For a node that writes: Insert, Update, Delete. */
  readonly Operation?: string;
  readonly 'Parent Relationship'?: string;
  readonly 'Subplan Name'?: string;
  readonly 'Join Type'?: string;
  readonly 'Relation Name'?: string;
  readonly 'CTE Name'?: string;
  /** Unique in the plan: PostgreSQL numbers an alias that is used again. */
  readonly Alias?: string;
  readonly Output?: readonly string[];
  readonly Plans?: readonly PlanNode[];
  readonly Filter?: string;
  readonly 'Index Cond'?: string;
  readonly 'Recheck Cond'?: string;
  readonly 'Hash Cond'?: string;
  readonly 'Merge Cond'?: string;
  readonly 'Join Filter'?: string;
};

/** The node and all nodes below it. */
export function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** The end of the bracket that opens at `from`. Brackets in quoted names and texts do not count. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let i = from; i < text.length; i += 1) {
    const char = text[i];
    if (char === "'" || char === '"') i = text.indexOf(char, i + 1);
    else if (char === '(') depth += 1;
    else if (char === ')' && (depth -= 1) === 0) return i;
  }
  return -1;
}

/** Removes the outer brackets and the casts after them. */
export function bare(text: string): string {
  const uncast = text.trim().replace(/::[a-z ]+(?:\[\])?$/, '');
  const whole = uncast.startsWith('(') && closing(uncast, 0) === uncast.length - 1;
  return whole ? bare(uncast.slice(1, -1)) : uncast;
}

/** Splits at a word outside all brackets. */
function split(text: string, word: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i];
    if (char === '(') i = closing(text, i);
    else if (char === "'" || char === '"') i = text.indexOf(char, i + 1);
    else if (text.startsWith(word, i)) {
      parts.push(text.slice(start, i));
      start = i + word.length;
    }
    if (i < 0) throw new Error(`unbalanced: ${text}`);
  }
  return [...parts, text.slice(start)];
}

export type Equality = readonly [left: string, right: string];

/**
 * The equalities that hold for every row that a condition accepts. Equalities under an OR or a NOT hold for some rows only,
 * so they are left out.
 */
export function equalitiesOf(condition: string | undefined): Equality[] {
  if (!condition) return [];
  const text = bare(condition);
  const conjuncts = split(text, ' AND ');
  if (conjuncts.length > 1) return conjuncts.flatMap(equalitiesOf);
  if (split(text, ' OR ').length > 1) return [];
  // `(a, b) in (select …)`: one row of the sub-select makes all equalities true.
  if (text.startsWith('ANY (')) return equalitiesOf(text.slice('ANY '.length));
  const sides = split(text, ' = ');
  const [left, right] = sides;
  if (sides.length !== 2 || left === undefined || right === undefined) return [];
  const any = /^ANY \((?<list>.*)\)$/s.exec(right.trim())?.groups?.['list'];
  return [[bare(left), any === undefined ? bare(right) : bare(any)]];
}
