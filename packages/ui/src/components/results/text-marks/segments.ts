// The arithmetic of passages: cuts a text where marks begin and end, and finds its words. Pure.

/** A marked passage, in UTF-16 code units: from `start` up to, not including, `end`. */
export interface TextMark {
  /** Tells it from the others. */
  id: string;
  /** First place of the passage. */
  start: number;
  /** The place after its last. */
  end: number;
  /** 1 to 5: the competence it is about, its number and colour. */
  competence: number;
  /** Short name of another person who made it: "1ª". Absent for the own ones. */
  by?: string;
}

/** A piece of a paragraph that lies in the same marks from end to end. */
export interface Segment {
  start: number;
  text: string;
  /** The shortest mark around it; null outside of all. */
  mark: TextMark | null;
  /** A mark ends here: its number follows. */
  ends: TextMark | null;
}

/** One paragraph of the text. */
export interface Paragraph {
  start: number;
  segments: readonly Segment[];
}

const around = (marks: readonly TextMark[], start: number, end: number): TextMark | null =>
  marks
    .filter((mark) => mark.start <= start && mark.end >= end)
    .sort((a, b) => a.end - a.start - (b.end - b.start))[0] ?? null;

function cut(text: string, start: number, marks: readonly TextMark[]): Segment[] {
  const end = start + text.length;
  const inside = marks.flatMap((mark) => [mark.start, mark.end]).filter((at) => at > start && at < end);
  const edges = [...new Set([start, ...inside, end])].sort((a, b) => a - b);
  return edges.slice(0, -1).flatMap((from, n) => {
    const to = edges[n + 1] ?? end;
    const mark = around(marks, from, to);
    return [{ start: from, text: text.slice(from - start, to - start), mark, ends: mark?.end === to ? mark : null }];
  });
}

/** One paragraph for each line that was written; empty lines are left out and counted in the places. */
export function paragraphsOf(text: string, marks: readonly TextMark[]): Paragraph[] {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const at = start;
    start += line.length + 1;
    return line.trim() === '' ? [] : [{ start: at, segments: cut(line, at, marks) }];
  });
}

/** A run of the text. */
export interface Span {
  start: number;
  end: number;
}

/** The words with what is written against them, in order. */
export const wordsOf = (text: string): Span[] =>
  [...text.matchAll(/\S+/gu)].map((found) => ({ start: found.index, end: found.index + found[0].length }));

/** Indexes of the words that begin a sentence or a paragraph. */
export function sentenceStarts(text: string, words: readonly Span[]): number[] {
  return words.flatMap(({ start }, n) => {
    const before = words[n - 1];
    if (before === undefined) return [n];
    const ended = /[.!?…]["”’)]?$/u.test(text.slice(before.start, before.end));
    return ended || text.slice(before.end, start).includes('\n') ? [n] : [];
  });
}
