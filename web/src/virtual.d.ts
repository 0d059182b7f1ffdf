declare module 'virtual:game-icons/*' {
  const paths: Record<string, string>;
  export default paths;
}

declare module 'virtual:credits' {
  export const icons: { site: { name: string; url: string }; licence: { title: string; url: string } };
  export const fonts: { family: string; by: string; url: string }[];
}

declare module 'virtual:messages/*' {
  export const words: import('./i18n/words.ts').Words;
}
