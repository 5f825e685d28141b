import type { Texts } from '../en/en.ts';

export const session: Texts['session'] = {
  environments: {
    sandbox: { word: 'Pruebas', text: 'Entorno de pruebas. No se mueve dinero real.' },
    production: { word: 'Producción', text: 'En servicio. Aquí hay dinero real.' },
  },
  roles: {
    administrator: 'Administrador',
    finance: 'Finanzas',
    support: 'Soporte',
    developer: 'Desarrollo',
    viewer: 'Solo lectura',
  },
  roleMeanings: {
    administrator: 'Puede hacerlo todo: claves de API, usuarios, ajustes y todo lo que hacen los demás.',
    finance:
      'Ve lo que ve un lector y mueve dinero: cobros, reembolsos, traspasos y pagos al banco. Resuelve discrepancias.',
    support: 'Ve lo que ve un lector, reembolsa y cancela pagos, y reenvía webhooks.',
    developer:
      'Ve lo que ve un lector y gestiona los webhooks. Crea claves de API solo en el entorno de pruebas.',
    viewer: 'Ve pagos, cuentas y cifras. No puede cambiar nada.',
  },
};
