export * from './checkbox/checkbox.tsx';
export * from './copy-field/copy-field.tsx';
export * from './field/field.tsx';
export * from './password-input/password-input.tsx';
export * from './requirements-list/requirements-list.tsx';
export * from './select/select.tsx';
export * from './text-input/text-input.tsx';
export * from './textarea/textarea.tsx';
