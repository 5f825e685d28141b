import type { Texts } from '../en/en.ts';

export const twoFactor: Texts['twoFactor'] = {
  title: 'Verificación en dos pasos',
  text: 'Para entrar hace falta, además de la contraseña, un código de una aplicación en su teléfono. Una contraseña robada no basta.',
  isOn: 'Activado',
  isOff: 'Desactivado',
  alone: 'Quien tenga su contraseña puede entrar.',
  left: (count) =>
    count === 1 ? 'Le queda 1 código de recuperación.' : `Le quedan ${count} códigos de recuperación.`,
  few: 'Cree otros antes de que se acaben: sin teléfono ni código, solo un administrador puede dejarle entrar.',
  turnOn: 'Activar la verificación en dos pasos',
  newCodes: 'Nuevos códigos de recuperación',
  turnOff: 'Desactivar',
  setUp: {
    password: 'Primero confirme que es usted.',
    scan: 'Escanee esto con su aplicación de autenticación.',
    picture: 'Código QR con el secreto para su aplicación de autenticación',
    secret: '¿Sin cámara? Escriba el secreto:',
    copy: 'Copiar el secreto',
    code: 'Código que muestra la aplicación',
    codeHint: 'Seis cifras. Activa la verificación en dos pasos y termina sus demás sesiones.',
    submit: 'Activar',
  },
  codes: {
    title: 'Sus códigos de recuperación',
    text: 'Use uno si pierde el teléfono. Cada uno vale una vez. Solo se muestran ahora.',
    list: 'Códigos de recuperación',
    copy: 'Copiar los códigos',
    download: 'Descargar',
    file: (environment, email) => `Florin ${environment}, códigos de recuperación de ${email}`,
    kept: 'He guardado los códigos en un lugar seguro',
  },
  replace: {
    title: 'Nuevos códigos de recuperación',
    text: 'Recibirá diez códigos nuevos. Los antiguos dejan de valer.',
    submit: 'Crear códigos nuevos',
  },
  remove: {
    title: '¿Desactivar la verificación en dos pasos?',
    text: 'Quien tenga su contraseña podrá entrar. Sus códigos de recuperación dejan de valer.',
    submit: 'Desactivar la verificación en dos pasos',
    done: 'La verificación en dos pasos está desactivada.',
  },
};
