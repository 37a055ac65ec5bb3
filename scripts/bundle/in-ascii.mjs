/**
 * Escapes the characters of a script that are not of ASCII. One of them makes Node keep all of a
 * script in two bytes a character, and read it more slowly.
 */
export function inAscii(script) {
  return script.replace(/[^\0-\x7f]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
