import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';

/** Attributes of the selected picture or formula, or `null` when it is something else. */
export const selectedNode = (editor: Editor, name: string): Readonly<Record<string, unknown>> | null => {
  const { selection } = editor.state;
  return selection instanceof NodeSelection && selection.node.type.name === name ? selection.node.attrs : null;
};

/** The formula selected, typed or saved, if its source is known. */
export const selectedFormula = (editor: Editor): Readonly<Record<string, unknown>> | null => {
  const saved = selectedNode(editor, 'math');
  return textOf(saved, 'tex') === '' ? selectedNode(editor, 'formula') : saved;
};

/** A text among them; '' where there is none. */
export const textOf = (attributes: Readonly<Record<string, unknown>> | null, name: string): string => {
  const value = attributes?.[name];
  return typeof value === 'string' ? value : '';
};
