"""The objects of the sample set. Each function builds one object at `loc`, rotated by `rz` degrees. One unit is 10 cm."""
from studio import *

def syrup(loc=(0,0,0), rz=0):
    R = .42; o = []
    outer = [(0,.035),(.24,.03,.05),(R-.02,0,.03),(R,.045,.05),(R,1.06,.26),(.165,1.36,.12),(.155,1.60,.04),(.20,1.615,.02),(.205,1.70,.02),(.155,1.715,.02)]
    inner = [(.118,1.70,.02),(.118,1.38,.14),(R-.045,1.06,.24),(R-.04,.10,.07),(.22,.085,.05),(0,.10)]
    g = loft('glass', smooth_profile(outer + inner, 8), glass(), seg=160, cap=False); o.append(g)
    e = .006                                                     # the liquid reaches a hair into the wall: no air gap
    top = 1.30; rt = .1825
    liq = [(0,.095),(.22,.079,.05),(R-.04+e,.094,.07),(R-.045+e,1.06,.24),(.205,1.262,.02),(.1995,1.275),(.185,1.268),(.12,1.262),(0,1.26)]
    o.append(loft('syrup', smooth_profile(liq, 8), liquid(), seg=160, cap=False))
    # cork: tapered stopper with a rounded head
    ck = [(0,1.52),(.108,1.52,.01),(.117,1.705),(.124,1.716),(.150,1.735,.02),(.162,1.90,.035),(0,1.905)]
    rnd = lambda t, z, r: 1 + .012*math.sin(3*t+z*9) + .006*math.sin(11*t+z*31)
    o.append(loft('cork', smooth_profile(ck, 5), cork(), seg=96, cap=False, wob=rnd))
    # paper label round the front, its back visible through the syrup
    a0 = math.radians(-90-78); a1 = math.radians(-90+78); rl = R + .0025
    lab = [(rl, .22), (rl, .30), (rl, .60), (rl, .85), (rl, .93)]
    l = loft('label', lab, paper('label', 'syrup.png'), seg=90, t0=a0, t1=a1)
    m = l.modifiers.new('t', 'SOLIDIFY'); m.thickness = .004; m.offset = 1; o.append(l)
    # linen thread round the neck
    tm = M('thread'); th = tm.done(tm.pbr(Base_Color=(.50,.40,.27), Roughness=.9, Normal=tm.bump(tm.n('TexWave', dict(bands_direction='DIAGONAL'), Vector=tm.coord(), Scale=38.), .01)))
    for k in range(4):
        bpy.ops.mesh.primitive_torus_add(major_radius=.172+.002*(k%2), minor_radius=.0105, major_segments=80, minor_segments=10, location=(0,0,1.415+.0195*k), rotation=(.03*(k%2-.5),.02*k-.02,0))
        t = bpy.context.object; bpy.ops.object.shade_smooth(); t.data.materials.append(th); o.append(t)
    return parent(o, loc, rz)

def tin_paint(name, col, rough=.38):
    m = M(name); c = m.coord()
    n = m.noise(3, 4, .6, c); f = m.noise(90, 3, .5, c)
    return m.done(m.pbr(Base_Color=m.mix(.12, col, n, 'MULTIPLY'), Roughness=m.math('ADD', m.math('MULTIPLY', n, .14), rough-.07), Specular=.5, Clearcoat=.25, Clearcoat_Roughness=.25, Normal=m.bump(f, .0012)))

def brass(name='brass'):
    m = M(name); c = m.coord(); n = m.noise(4, 4, .6, c); f = m.noise(1., 5, .7, m.n('Mapping', Vector=c, Scale=(3., 150., 150.)).outputs[0])      # brushed along x
    col = m.mix(m.math('MULTIPLY', n, .30), (.86,.66,.36), (.64,.44,.20))
    return m.done(m.pbr(Base_Color=col, Metallic=1., Roughness=m.math('ADD', m.math('MULTIPLY', n, .10), .17), Normal=m.bump(f, .0035)))

def tea(loc=(0,0,0), rz=0, lid='paint', back=False):
    """lid: 'paint' or 'brass'. back: a small label on the rear side as well."""
    R = .44; n = 6.5; o = []; ink = tin_paint('tin', (.012,.052,.062)); lidm = brass() if lid == 'brass' else tin_paint('tinlid', (.014,.058,.068), .34)
    body = smooth_profile([(0,.012),(R-.02,.012,.01),(R-.012,0,.012),(R,.014,.012),(R,.92),(R-.012,.935,.01),(R-.012,.96)], 5)
    o.append(loft('tin', body, ink, n=n, seg=240, cap=False))
    top = smooth_profile([(R+.002,.915),(R+.007,.912,.004),(R+.012,.918,.006),(R+.010,1.10,.0),(R+.006,1.128,.03),(R-.05,1.150,.02),(R-.075,1.146,.012),(R-.09,1.136,.012),(0,1.133)], 6)
    o.append(loft('lid', top, lidm, n=n, seg=240, cap=False))
    # rolled seam line under the lid: bright metal
    mm = M('metal'); met = mm.done(mm.pbr(Base_Color=(.56,.55,.52), Metallic=1., Roughness=.28))
    o.append(loft('rim', smooth_profile([(R-.002,.898),(R+.0065,.900,.004),(R+.0065,.908,.004),(R-.002,.911)], 4), met, n=n, seg=240, cap=False))
    # front label: follows the flat front (y = -R)
    def label(name, file, w, z0, z1, side):
        P = paper(name, file, rough=.55); V=[]; UV=[]; N=24
        for j in range(2):
            for i in range(N+1):
                x = -w/2 + w*i/N; y = -(max(0, R**n - abs(x)**n))**(1/n) - .0022
                V.append((x*side, y*side, z0 if j == 0 else z1)); UV.append((i/N, j))
        F = [(i, i+1, N+2+i, N+1+i) for i in range(N)]
        l = mesh(name, V, F, UV, P); md = l.modifiers.new('t', 'SOLIDIFY'); md.thickness = .003; md.offset = 1; o.append(l)
    label('tealabel', 'tea.png', .66, .085, .818, 1)
    if back: label('teaback', 'tea-back.png', .66, .085, .818, -1)
    return parent(o, loc, rz)

def cup(loc=(0,0,0), rz=0, tea_in=True):
    rnd = random.Random(4); ph = [rnd.random()*6.28 for _ in range(9)]
    def wob(t, z, r):
        rings = .0050*math.sin(z*44 + t + ph[0]) + .0028*math.sin(z*71 - t + ph[1]) + .0014*math.sin(z*150 + t + ph[4])      # the potter's fingers: a rising spiral
        return 1 + rings + .008*math.sin(2*t+ph[2]+z*2) + .004*math.sin(3*t+ph[3]-z*3)
    prof = [(0,.05),(.20,.045,.03),(.225,0,.012),(.262,0,.012),(.27,.05,.03),(.33,.11,.06),(.385,.30,.25),(.405,.60,.3),(.392,.86,.05),(.384,.886,.012),(.368,.886,.012),(.36,.85,.06),(.368,.6,.25),(.35,.3,.2),(.27,.14,.12),(0,.10)]
    # subdivide the straight parts so that the rings show
    sp = smooth_profile(prof, 8); fine = [sp[0]]
    for p, q in zip(sp, sp[1:]):
        k = max(1, int(abs(q[1]-p[1])/.008))
        fine += [(p[0]+(q[0]-p[0])*i/k, p[1]+(q[1]-p[1])*i/k) for i in range(1, k+1)]
    m = M('stoneware'); c = m.coord(); xyz = m.n('SeparateXYZ', Vector=c)
    n1 = m.noise(2.6, 3, .5, c); n2 = m.noise(14, 5, .6, c); z = xyz.outputs[2]
    line = m.math('ADD', z, m.math('MULTIPLY', m.math('SUBTRACT', n1, .5), .34))
    mask = m.ramp(line, [(.235,(0,0,0)),(.262,(1,1,1))])                                 # 1 = glazed
    thin = m.ramp(z, [(.80,(0,0,0)),(.895,(1,1,1))])                                     # glaze breaks to brown at the lip
    gl = m.ramp(n2, [(.3,(.085,.205,.215)),(.52,(.145,.29,.29)),(.75,(.26,.395,.38))])
    gl = m.mix(m.math('MULTIPLY', thin, .75), gl, (.33,.20,.10))
    pool_ = m.ramp(line, [(.245,(1,1,1)),(.34,(0,0,0))]); gl = m.mix(m.math('MULTIPLY', pool_, .55), gl, (.06,.19,.20))   # thick at the edge of the pour
    vor = m.n('TexVoronoi', Vector=c, Scale=21.).outputs[0]; sp_ = m.ramp(vor, [(.06,(.22,.13,.08)),(.13,(1,1,1))])
    clay = m.mix(1., m.ramp(m.noise(30, 6, .7, c), [(.3,(.30,.185,.11)),(.7,(.46,.31,.20))]), sp_, 'MULTIPLY')
    gl = m.mix(.75, gl, sp_, 'MULTIPLY'); col = m.mix(mask, clay, gl)
    rough = m.n('MapRange', Value=mask, _3=.82, _4=.16).outputs[0]
    hgt = m.math('ADD', m.math('MULTIPLY', mask, .5), m.math('MULTIPLY', m.noise(5, 3, .5, c), .22))
    grain = m.math('MULTIPLY', m.noise(70, 4, .6, c), m.math('SUBTRACT', 1., m.math('MULTIPLY', mask, .93)))
    b = m.bump(hgt, .010, 1., m.bump(grain, .006, .8))
    o = [loft('cup', fine, m.done(m.pbr(Base_Color=col, Roughness=rough, Specular=.5, Normal=b)), seg=200, cap=False, wob=wob, angle=60)]
    if tea_in:
        tm = M('tea'); ts = tm.done(tm.pbr(Base_Color=(.16,.045,.008), Roughness=.03, Specular=.5, Normal=tm.bump(tm.noise(2, 2, vec=tm.coord()), .004)))
        o.append(loft('tea', [(0,.735),(.30,.735),(.352,.737),(.366,.744)], ts, seg=96, cap=False, wob=lambda t,z,r: 1.004))
    return parent(o, loc, rz)

def soap(loc=(0,0,0), rz=0):
    o = []; w = wood('dish', axis=0)
    b = box('dish', (1.30,.86,.10), w, .035, 6, (0,0,.085)); o.append(b)
    for x in (-.42, .42): o.append(box('foot', (.10,.70,.05), w, .012, 3, (x,0,.024)))
    cut = []
    for i, y in enumerate((-.24,-.12,0,.12,.24)):
        c = box('cut', (.98,.036,.07), None, .016, 4, (0,y,.135)); c.hide_render = True; c.hide_viewport = True; cut.append(c)
        md = b.modifiers.new('g%d' % i, 'BOOLEAN'); md.object = c; md.solver = 'EXACT'
    # soap bar: rounded, slightly worn, stamped
    N, Mx = 96, 64; sx, sy, sz = .84, .56, .25; V=[]; F=[]; UV=[]
    bpy.ops.mesh.primitive_cube_add(size=1); s = bpy.context.object; s.name = 'soap'; s.scale = (sx, sy, sz); bpy.ops.object.transform_apply(scale=True)
    bv = s.modifiers.new('b', 'BEVEL'); bv.width = .085; bv.segments = 10; bv.profile = .62
    bpy.ops.object.shade_smooth(); s.data.use_auto_smooth = True; s.data.auto_smooth_angle = math.radians(60)
    m = M('soap'); c = m.coord(); g = m.n('TexCoord').outputs['Generated']
    uv = m.n('Mapping', Vector=g, Location=(.0,.0,0)).outputs[0]
    im = m.image('soap.png', uv, noncolor=True).outputs[0]
    up = m.n('SeparateXYZ', Vector=m.n('NewGeometry').outputs['Normal']).outputs[2]
    top = m.ramp(up, [(.90,(0,0,0)),(.97,(1,1,1))])
    st = m.mix(top, (1,1,1), im)
    fleck = m.ramp(m.n('TexVoronoi', Vector=c, Scale=15.).outputs[0], [(.06,(.30,.20,.11)),(.12,(1,1,1))])
    cloud = m.noise(3.2, 5, .6, c)
    base = m.mix(1., m.ramp(cloud, [(.3,(.36,.45,.40)),(.7,(.50,.57,.50))]), fleck, 'MULTIPLY')
    base = m.mix(m.math('MULTIPLY', m.math('SUBTRACT', 1., st), .62), base, (.15,.21,.185))
    h = m.math('ADD', st, m.math('MULTIPLY', cloud, .22)); bp = m.bump(h, .045, 1., m.bump(m.noise(40, 4, .6, c), .004, .6))
    s.data.materials.append(m.done(m.pbr(Base_Color=base, Roughness=.46, Specular=.4, Subsurface=.35, Subsurface_Radius=(.09,.07,.05), Subsurface_Color=(.46,.54,.47,1), Normal=bp)))
    s.location = (-.015, .01, .135 + sz/2 - .002); s.rotation_euler = (0, 0, math.radians(3)); o.append(s)
    o += cut
    return parent(o, loc, rz)

def candle(loc=(0,0,0), rz=0, lit=False):
    R = .40; o = []
    jar = smooth_profile([(0,.02),(R-.05,.015,.03),(R-.02,0,.02),(R,.04,.05),(R,.90,.01),(R-.012,.915,.012),(R-.03,.905,.012),(R-.032,.12,.08),(0,.10)], 7)
    o.append(loft('jar', jar, glass('jar'), seg=140, cap=False))
    m = M('wax'); c = m.coord()
    wx = m.done(m.pbr(Base_Color=(.80,.74,.62), Subsurface=0., Subsurface_Radius=(.2,.13,.08), Subsurface_Color=(.84,.76,.62,1), Roughness=.42, Normal=m.bump(m.noise(5, 3, .5, c), .012)))
    o.append(loft('wax', smooth_profile([(0,.104),(R-.037,.125,.08),(R-.036,.66,.01),(R-.05,.652,.02),(.10,.645,.05),(0,.648)], 6), wx, seg=120, cap=False))
    wk = M('wick'); wm = wk.done(wk.pbr(Base_Color=(.06,.05,.045), Roughness=.9))
    o.append(loft('wick', [(0,.64),(.012,.64),(.011,.72),(.009,.745),(0,.747)], wm, seg=16, cap=False))
    a0, a1 = math.radians(-90-66), math.radians(-90+66)
    l = loft('label', [(R+.002,.20),(R+.002,.32),(R+.002,.50),(R+.002,.62)], paper('clabel', 'candle.png'), seg=70, t0=a0, t1=a1)
    md = l.modifiers.new('t', 'SOLIDIFY'); md.thickness = .003; md.offset = 1; o.append(l)
    if lit:
        fm = M('flame'); fl = fm.done(fm.n('Emission', Color=(1,.55,.18), Strength=60.))
        o.append(loft('flame', smooth_profile([(0,.735),(.024,.77,.02),(.026,.80,.02),(0,.90)], 6), fl, seg=24, cap=False))
    return parent(o, loc, rz)
