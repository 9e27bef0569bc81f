const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text for XML, without the control characters that XML has no way to write. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, (character) => (/[\t\r\n]/.test(character) ? character : ''))
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
