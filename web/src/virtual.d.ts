declare module 'virtual:game-icons/*' {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module 'virtual:credits' {
  export const icons: { site: { name: string; url: string }; licence: { title: string; url: string } };
  export const fonts: { family: string; by: string; url: string }[];
}

declare module 'virtual:messages/*' {
  export const words: import('./i18n/words.ts').Words;
}
