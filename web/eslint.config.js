import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'public/', 'src/fixtures/', 'src/api/types.ts'] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...ts.configs.stylisticTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Numbers read well in sentences and in styles.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A callback may give back what it calls.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      // Keys of an index are written as such, to be told from fields.
      '@typescript-eslint/dot-notation': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Props and states are reassigned by the framework, out of the linter's sight.
      'prefer-const': 'off',
      // In templates the linter sees any where svelte-check sees the type.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // svelte-check says which warnings there are to ignore.
      'svelte/no-unused-svelte-ignore': 'off',
      // Sets and maps that nothing on the screen follows are plain ones.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  // Its markup is the build's own choice of drawings.
  { files: ['src/table/art/Emblem.svelte'], rules: { 'svelte/no-at-html-tags': 'off' } },
  { files: ['*.js'], extends: [ts.configs.disableTypeChecked] },
);
