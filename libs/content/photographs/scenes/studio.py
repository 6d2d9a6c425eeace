"""What all scenes share: arguments, shapes, materials, lights, the camera and the call of the renderer.

One unit is 10 cm.
"""
import bpy, sys, os, math, random, argparse, subprocess
import numpy as np
HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TEX = os.path.join(HERE, 'labels')

def args(w=960, h=1200, spp=96, **extra):
    p = argparse.ArgumentParser()
    p.add_argument('--out', required=True); p.add_argument('--w', type=int, default=w); p.add_argument('--h', type=int, default=h)
    p.add_argument('--spp', type=int, default=spp); p.add_argument('--raw', action='store_true', help='only render, do not develop')
    for k, v in extra.items(): p.add_argument('--' + k, default=v, type=type(v))
    return p.parse_args(sys.argv[sys.argv.index('--') + 1:])

def new_scene(a):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'; c = s.cycles
    c.device = 'CPU'; c.use_denoising = False; c.use_adaptive_sampling = True; c.adaptive_threshold = .02; c.adaptive_min_samples = 16
    c.max_bounces = 10; c.diffuse_bounces = 2; c.glossy_bounces = 3; c.transmission_bounces = 9; c.transparent_max_bounces = 12; c.volume_bounces = 0
    c.caustics_reflective = False; c.caustics_refractive = False; c.sample_clamp_indirect = 4; c.blur_glossy = .3
    s.render.threads_mode = 'FIXED'; s.render.threads = 2
    s.render.resolution_x = a.w; s.render.resolution_y = a.h; s.render.use_persistent_data = True
    w = bpy.data.worlds.new('w'); s.world = w; w.use_nodes = True
    return s

# ---------- shapes ----------
def mesh(name, verts, faces, uvs=None, mat=None, smooth=True, angle=35):
    me = bpy.data.meshes.new(name); me.from_pydata(verts, [], faces); me.update()
    if uvs is not None:
        l = me.uv_layers.new(name='uv')
        for p in me.polygons:
            for li in p.loop_indices: l.data[li].uv = uvs[li] if len(uvs) == len(me.loops) else uvs[me.loops[li].vertex_index]
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons)); me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(angle)
    o = bpy.data.objects.new(name, me); bpy.context.collection.objects.link(o)
    if mat: me.materials.append(mat)
    return o

def smooth_profile(pts, n=6):
    """Round a profile of (r, z[, radius]) corners with small arcs."""
    out = []
    for i, p in enumerate(pts):
        rad = p[2] if len(p) > 2 else 0
        if rad <= 0 or i in (0, len(pts) - 1): out.append((p[0], p[1])); continue
        P = np.array(p[:2], float); A = np.array(pts[i-1][:2], float); B = np.array(pts[i+1][:2], float)
        da, db = np.linalg.norm(A-P), np.linalg.norm(B-P); r = min(rad, da*.49, db*.49)
        a, b = P + (A-P)/da*r, P + (B-P)/db*r
        for k in range(n+1):
            t = k/n; q = (1-t)**2*a + 2*t*(1-t)*P + t*t*b; out.append((q[0], q[1]))
    return out

def section(t, n):
    """Unit cross-section: n=2 circle, larger n a rounded square."""
    c, s = math.cos(t), math.sin(t)
    k = (abs(c)**n + abs(s)**n)**(-1/n)
    return c*k, s*k

def loft(name, prof, mat=None, n=2, seg=128, wob=None, angle=35, cap=True, t0=0, t1=2*math.pi):
    """Turn a profile round the z axis. wob(theta, z, r) -> factor on r. Open sector when t1-t0 < 2 pi (labels)."""
    closed = abs(t1 - t0 - 2*math.pi) < 1e-6; cols = seg if closed else seg + 1
    V, UV, F = [], [], []
    zs = [p[1] for p in prof]; z0, z1 = min(zs), max(zs)
    for (r, z) in prof:
        for i in range(cols):
            t = t0 + (t1-t0)*i/seg; x, y = section(t, n); f = wob(t, z, r) if wob else 1
            V.append((x*r*f, y*r*f, z)); UV.append((i/seg, (z-z0)/max(1e-6, z1-z0)))
    for j in range(len(prof)-1):
        for i in range(cols if closed else cols-1):
            k = (i+1) % cols
            F.append((j*cols+i, j*cols+k, (j+1)*cols+k, (j+1)*cols+i))
    if cap and closed:
        if prof[0][0] > 1e-5: F.append(tuple(reversed(range(cols))))
        if prof[-1][0] > 1e-5: F.append(tuple((len(prof)-1)*cols+i for i in range(cols)))
    luv = []
    for f in F:
        for vi in f:
            u, v = UV[vi]
            if closed and len(f) == 4 and (vi % cols) == 0 and max(x % cols for x in f) == cols-1: u = 1.0
            luv.append((u, v))
    return mesh(name, V, F, luv, mat, angle=angle)

def box(name, size, mat, bevel=.02, seg=5, loc=(0,0,0), rot=(0,0,0), sub=0):
    x, y, z = (v/2 for v in size)
    V = [(-x,-y,-z),(x,-y,-z),(x,y,-z),(-x,y,-z),(-x,-y,z),(x,-y,z),(x,y,z),(-x,y,z)]
    F = [(0,3,2,1),(4,5,6,7),(0,1,5,4),(1,2,6,5),(2,3,7,6),(3,0,4,7)]
    o = mesh(name, V, F, None, mat, angle=60)
    o.location = loc; o.rotation_euler = rot
    if sub:
        m = o.modifiers.new('s', 'SUBSURF'); m.subdivision_type = 'SIMPLE'; m.levels = m.render_levels = sub
    if bevel:
        m = o.modifiers.new('b', 'BEVEL'); m.width = bevel; m.segments = seg; m.limit_method = 'ANGLE'; m.angle_limit = math.radians(50)
    return o

def plane(name, pts, mat, uv=True):
    return mesh(name, pts, [(0,1,2,3)], [(0,0),(1,0),(1,1),(0,1)], mat, smooth=False)

def parent(objs, loc=(0,0,0), rz=0, name='g'):
    e = bpy.data.objects.new(name, None); bpy.context.collection.objects.link(e)
    for o in objs:
        if o.parent is None: o.parent = e
    e.location = loc; e.rotation_euler = (0,0,math.radians(rz)); return e

# ---------- materials ----------
class M:
    """A tiny wrapper round a node tree: m.n('ShaderNodeX', input=value or socket)."""
    def __init__(s, name):
        s.m = bpy.data.materials.new(name); s.m.use_nodes = True; s.t = s.m.node_tree; s.t.nodes.clear()
        s.out = s.t.nodes.new('ShaderNodeOutputMaterial')
    def n(s, kind, props=None, **kw):
        x = s.t.nodes.new('ShaderNode' + kind)
        for k, v in (props or {}).items(): setattr(x, k, v)
        for k, v in kw.items():
            i = x.inputs[int(k[1:])] if k[0] == '_' and k[1:].isdigit() else x.inputs[k.replace('_', ' ')]
            s.put(i, v)
        return x
    def put(s, sock, v):
        if isinstance(v, bpy.types.NodeSocket): s.t.links.new(v, sock)
        elif isinstance(v, bpy.types.Node): s.t.links.new(v.outputs[0], sock)
        elif isinstance(v, tuple) and sock.type == 'RGBA' and len(v) == 3: sock.default_value = (*v, 1)
        else: sock.default_value = v
    def ramp(s, fac, stops):
        r = s.n('ValToRGB', Fac=fac); e = r.color_ramp.elements
        while len(e) < len(stops): e.new(.5)
        for el, (p, c) in zip(e, stops): el.position = p; el.color = (*c, 1) if len(c) == 3 else c
        return r.outputs[0]
    def noise(s, scale, detail=4, rough=.5, vec=None, dist=0):
        x = s.n('TexNoise', Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)
        if vec is not None: s.put(x.inputs['Vector'], vec)
        return x.outputs['Fac']
    def coord(s, which='Object', scale=None):
        c = s.n('TexCoord').outputs[which]
        if scale: c = s.n('Mapping', Vector=c, Scale=scale).outputs[0]
        return c
    def math(s, op, a, b=0.): return s.n('Math', dict(operation=op), _0=a, _1=b).outputs[0]
    def mix(s, fac, a, b, mode='MIX'):
        return s.n('MixRGB', dict(blend_type=mode), Fac=fac, Color1=a, Color2=b).outputs[0]
    def bump(s, h, dist=.01, strength=1., normal=None):
        b = s.n('Bump', Height=h, Distance=dist, Strength=strength)
        if normal is not None: s.put(b.inputs['Normal'], normal)
        return b.outputs[0]
    def image(s, file, vec=None, ext='EXTEND', noncolor=False):
        im = bpy.data.images.load(os.path.join(TEX, file), check_existing=True)
        if noncolor: im.colorspace_settings.name = 'Non-Color'
        x = s.n('TexImage', dict(image=im, extension=ext, interpolation='Cubic'))
        if vec is not None: s.put(x.inputs['Vector'], vec)
        return x
    def done(s, shader, volume=None, disp=None):
        s.t.links.new(shader if isinstance(shader, bpy.types.NodeSocket) else shader.outputs[0], s.out.inputs['Surface'])
        if volume is not None: s.t.links.new(volume.outputs[0], s.out.inputs['Volume'])
        return s.m
    def pbr(s, **kw): return s.n('BsdfPrincipled', **kw)

def glass(name='glass', tint=(.965,.985,.98), ior=1.5, shadow=(.93,.96,.955), wav=True):
    """Clear glass. Shadow rays pass as a tint, so no black shadows and no caustic noise."""
    m = M(name); kw = {}
    if wav: kw['Normal'] = m.bump(m.noise(2.2, 2, vec=m.coord()), .012)
    g = m.n('BsdfGlass', Color=tint, IOR=ior, Roughness=0., **kw)
    t = m.n('BsdfTransparent', Color=shadow)
    lp = m.n('LightPath').outputs['Is Shadow Ray']
    return m.done(m.n('MixShader', _0=lp, _1=g, _2=t))

def liquid(name='syrup', color=(.96,.71,.05), density=4.6, ior=1.48, shadow=(.985,.97,.94)):
    m = M(name)
    g = m.n('BsdfGlass', Color=(1,1,1), IOR=ior, Roughness=0.)
    t = m.n('BsdfTransparent', Color=shadow)
    lp = m.n('LightPath').outputs['Is Shadow Ray']
    v = m.n('VolumeAbsorption', Color=color, Density=density)
    return m.done(m.n('MixShader', _0=lp, _1=g, _2=t), volume=v)

def paper(name, file, tint=(1,1,1), rough=.62, coat=.0):
    m = M(name); im = m.image(file, m.n('TexCoord').outputs['UV'])
    fib = m.noise(60, 6, .65, m.coord())
    col = m.mix(.05, m.mix(1., im.outputs[0], tint, 'MULTIPLY'), fib, 'MULTIPLY')
    p = m.pbr(Base_Color=col, Roughness=rough, Specular=.35, Normal=m.bump(fib, .0025), Clearcoat=coat)
    return m.done(p)

def cork(name='cork'):
    m = M(name); c = m.coord()
    a = m.noise(7, 6, .7, c); v = m.n('TexVoronoi', Vector=c, Scale=16.).outputs[0]
    col = m.ramp(a, [(.3,(.23,.115,.045)),(.5,(.46,.27,.125)),(.7,(.60,.39,.21))])
    pit = m.ramp(v, [(.08,(0,0,0)),(.22,(1,1,1))])
    col = m.mix(.55, col, pit, 'MULTIPLY')
    return m.done(m.pbr(Base_Color=col, Roughness=.8, Specular=.2, Normal=m.bump(m.math('ADD', m.math('MULTIPLY', pit, .6), a), .018)))

def wood(name='maple', dark=(.20,.082,.028), light=(.52,.285,.125), axis=0, rough=.42, scale=1.):
    m = M(name); c = m.coord()
    sc = [3.2*scale]*3; sc[axis] = .28*scale
    st = m.n('Mapping', Vector=c, Scale=tuple(sc)).outputs[0]
    big = m.noise(1.6, 3, .55, st, .6)
    w = m.n('TexWave', dict(wave_type='BANDS', bands_direction='DIAGONAL'), Vector=st, Scale=1.3, Distortion=7., Detail=3., Detail_Scale=.8).outputs['Fac']
    fs = [34*scale]*3; fs[axis] = .9*scale
    fine = m.noise(1., 5, .7, m.n('Mapping', Vector=c, Scale=tuple(fs)).outputs[0])
    f = m.math('ADD', m.math('MULTIPLY', w, .34), m.math('ADD', m.math('MULTIPLY', big, .24), m.math('MULTIPLY', fine, .50)))
    col = m.ramp(f, [(.28,dark),(.55,tuple((a+b)/2 for a,b in zip(dark,light))),(.8,light)])
    return m.done(m.pbr(Base_Color=col, Roughness=rough, Specular=.4, Normal=m.bump(fine, .012)))

# ---------- lights, camera, render ----------
def area(name, loc, target, size, energy, color, size_y=None, spread=180, cam=False):
    l = bpy.data.lights.new(name, 'AREA'); l.energy = energy; l.color = color; l.size = size; l.spread = math.radians(spread)
    if size_y: l.shape = 'RECTANGLE'; l.size_y = size_y
    o = bpy.data.objects.new(name, l); bpy.context.collection.objects.link(o); o.location = loc
    from mathutils import Vector
    o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler(); o.visible_camera = cam
    return o

def world(color, strength):
    n = bpy.context.scene.world.node_tree.nodes['Background']; n.inputs[0].default_value = (*color, 1); n.inputs[1].default_value = strength

def camera(loc, target, lens, focus=None, fstop=None, shift=(0,0)):
    from mathutils import Vector
    c = bpy.data.cameras.new('cam'); o = bpy.data.objects.new('cam', c); bpy.context.collection.objects.link(o)
    o.location = loc; o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler(); c.lens = lens
    c.shift_x, c.shift_y = shift; c.clip_end = 5000
    if fstop:
        c.dof.use_dof = True; c.dof.focus_distance = (Vector(focus)-Vector(loc)).length; c.dof.aperture_fstop = fstop; c.dof.aperture_blades = 9
    bpy.context.scene.camera = o; return o

def python_with_cv2():
    """The first python3 on PATH that has OpenCV (or $PYTHON)."""
    for c in [os.environ.get('PYTHON', '')] + [os.path.join(d, 'python3') for d in os.environ['PATH'].split(os.pathsep)]:
        if c and os.path.exists(c) and subprocess.run([c, '-c', 'import cv2'], capture_output=True).returncode == 0: return c
    sys.exit('develop.py needs OpenCV: apt-get install python3-opencv')

def render(a, look='white', **dev):
    """Two half-sample renders with different seeds (the noise can then be measured), plus albedo, normal and depth; then develop.py."""
    s = bpy.context.scene; vl = s.view_layers[0]
    vl.use_pass_normal = True; vl.use_pass_diffuse_color = True; vl.use_pass_z = True
    os.makedirs(os.path.dirname(os.path.abspath(a.out)) or '.', exist_ok=True)
    s.use_nodes = True; t = s.node_tree; t.nodes.clear(); rl = t.nodes.new('CompositorNodeRLayers')
    s.cycles.samples = max(4, a.spp//2)
    raw = os.path.abspath(a.out) + '.raw'; os.makedirs(raw, exist_ok=True)
    fo = t.nodes.new('CompositorNodeOutputFile'); fo.base_path = raw; fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.color_mode = 'RGB'
    fo.file_slots.clear()
    for k, p in (('color','Image'),('albedo','DiffCol'),('normal','Normal')):
        fo.file_slots.new(k); t.links.new(rl.outputs[p], fo.inputs[k])
    for i in (0, 1):
        s.cycles.seed = 11 + i*97; s.frame_set(i); s.render.filepath = raw + '/x'
        bpy.ops.render.render(write_still=False)
    if not a.raw:
        cmd = [python_with_cv2(), os.path.join(HERE, 'develop.py'), a.out, '--look', look]
        for k, v in dev.items(): cmd += ['--' + k, str(v)]
        subprocess.run(cmd, check=True)
